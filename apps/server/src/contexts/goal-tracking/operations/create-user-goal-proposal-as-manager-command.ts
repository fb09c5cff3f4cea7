import { createUserGoalProposalAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const createUserGoalProposalAsManagerCommand = handle(
  createUserGoalProposalAsManager,
  creates(GOAL_PROPOSALS),
)
