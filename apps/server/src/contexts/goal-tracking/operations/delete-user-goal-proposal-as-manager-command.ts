import { deleteUserGoalProposalAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { deletes } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const deleteUserGoalProposalAsManagerCommand = handle(
  deleteUserGoalProposalAsManager,
  deletes(GOAL_PROPOSALS, 'userGoalProposalId'),
)
