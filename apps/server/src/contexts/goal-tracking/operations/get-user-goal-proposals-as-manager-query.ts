import { getUserGoalProposalsAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { asc } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userGoalProposal } from '../database/tables.ts'

export const getUserGoalProposalsAsManagerQuery = handle(getUserGoalProposalsAsManager, async ({ tx }) => {
  const proposals = await tx
    .select()
    .from(userGoalProposal)
    .orderBy(asc(userGoalProposal.createdAt), asc(userGoalProposal.id))
  return proposals.map(({ id, title, createdAt, revision }) => ({
    userGoalProposalId: id,
    title,
    createdAt: createdAt.toISOString(),
    revision,
  }))
})
