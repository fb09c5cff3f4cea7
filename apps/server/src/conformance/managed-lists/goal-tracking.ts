import { deleteUserGoalProposalAsManager } from '@wohlauf/contract/goal-proposals-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  // Tested by `goal-proposals-as-manager.test.ts`.
  ofUnsorted: [deleteUserGoalProposalAsManager],
}
