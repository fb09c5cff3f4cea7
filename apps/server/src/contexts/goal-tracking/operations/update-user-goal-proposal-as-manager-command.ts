import { updateUserGoalProposalAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const updateUserGoalProposalAsManagerCommand = handle(
  updateUserGoalProposalAsManager,
  changes(GOAL_PROPOSALS),
)
