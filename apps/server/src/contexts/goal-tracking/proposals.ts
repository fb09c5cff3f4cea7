import { asc } from 'drizzle-orm'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { userGoalProposal } from './database/tables.ts'

export const sharedGoalProposals = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('user-goal-proposals', () =>
    tx
      .select({ userGoalProposalId: userGoalProposal.id, title: userGoalProposal.title })
      .from(userGoalProposal)
      .orderBy(asc(userGoalProposal.createdAt), asc(userGoalProposal.id)),
  )
