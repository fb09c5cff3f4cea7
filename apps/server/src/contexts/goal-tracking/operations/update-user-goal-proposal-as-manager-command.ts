import { updateUserGoalProposalAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const updateUserGoalProposalAsManagerCommand = handle(
  updateUserGoalProposalAsManager,
  changes(GOAL_PROPOSALS),
)
