import { GOAL_PROPOSAL } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import { userGoalProposal } from './database/tables.ts'

export const GOAL_PROPOSALS = managedItems(GOAL_PROPOSAL, userGoalProposal)
