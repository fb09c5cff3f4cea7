import { createUserGoalProposalAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { GOAL_PROPOSALS } from '../list.ts'

export const createUserGoalProposalAsManagerCommand = handle(
  createUserGoalProposalAsManager,
  creates(GOAL_PROPOSALS),
)
