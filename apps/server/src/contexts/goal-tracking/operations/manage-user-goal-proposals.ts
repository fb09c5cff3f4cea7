import {
  createUserGoalProposalAsManager,
  deleteUserGoalProposalAsManager,
  updateUserGoalProposalAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const manageUserGoalProposals = managedHandlers(GOAL_PROPOSALS, {
  create: createUserGoalProposalAsManager,
  update: updateUserGoalProposalAsManager,
  delete: deleteUserGoalProposalAsManager,
})
