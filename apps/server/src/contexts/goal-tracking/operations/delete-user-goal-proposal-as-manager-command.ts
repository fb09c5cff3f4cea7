import { deleteUserGoalProposalAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { deletes } from '../../../platform/lists/change-list.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const deleteUserGoalProposalAsManagerCommand = handle(
  deleteUserGoalProposalAsManager,
  deletes(GOAL_PROPOSALS, 'userGoalProposalId'),
)
