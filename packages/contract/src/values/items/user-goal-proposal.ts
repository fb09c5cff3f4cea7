import * as z from 'zod/mini'
import { Id } from '../values.ts'

export const UserGoalProposal = z.object({ userGoalProposalId: Id, title: z.string() })
export type UserGoalProposal = z.infer<typeof UserGoalProposal>
