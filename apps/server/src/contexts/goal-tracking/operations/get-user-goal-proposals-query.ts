import { getUserGoalProposals } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sharedGoalProposals } from '../proposals.ts'

export const getUserGoalProposalsQuery = handle(getUserGoalProposals, sharedGoalProposals)
