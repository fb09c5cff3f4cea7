import type { Tx } from '../../../platform/database/transaction.ts'
import { deleteGoalsOf } from '../../goal-tracking/index.ts'
import { deleteHabitsOf } from '../../habits/index.ts'
import { deleteDiaryOf } from '../../nutrition-diary/index.ts'

/** Every context that stores health data (Art. 9 GDPR) is listed here. */
const DELETIONS: readonly ((tx: Tx, userId: string) => Promise<unknown>)[] = [
  deleteHabitsOf,
  deleteGoalsOf,
  deleteDiaryOf,
]

export const deleteHealthDataOf = async (tx: Tx, userId: string): Promise<void> => {
  for (const deleteFrom of DELETIONS) await deleteFrom(tx, userId)
}
