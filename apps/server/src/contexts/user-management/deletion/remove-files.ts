import type { Tx } from '../../../platform/database/transaction.ts'
import { deleteDiaryOf } from '../../nutrition-diary/index.ts'
import { dropExportsOf } from '../export/drop-exports.ts'

/**
 * Every context that stores a user's files is listed here. Each deletes the rows and enqueues a job that
 * removes the files, so that they stay when the deletion is rolled back and are certainly removed when it is
 * not.
 */
const REMOVALS: readonly ((tx: Tx, userId: string) => Promise<unknown>)[] = [
  dropExportsOf,
  // Its pictures cannot go before the entries that show them.
  deleteDiaryOf,
]

export const removeFilesOf = async (tx: Tx, userId: string): Promise<void> => {
  for (const remove of REMOVALS) await remove(tx, userId)
}
