import { asc } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { userGoalProposal } from './tables.ts'

/** The proposals of an app, oldest first. */
export const listGoalProposals = (tx: Tx) =>
  tx
    .select({ userGoalProposalId: userGoalProposal.id, title: userGoalProposal.title })
    .from(userGoalProposal)
    .orderBy(asc(userGoalProposal.createdAt), asc(userGoalProposal.id))
