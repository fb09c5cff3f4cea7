import type { Tx } from '../../../platform/database/transaction.ts'
import { dropExportsOf } from '../export/drop-exports.ts'

/**
 * Every context that keeps files of a person has its line here. A line takes the rows and enqueues a job that removes the
 * files, so that they stay when the deletion is undone and go for certain when it is not.
 */
const REMOVALS: readonly ((tx: Tx, userId: string) => Promise<unknown>)[] = [dropExportsOf]

export const removeFilesOf = async (tx: Tx, userId: string): Promise<void> => {
  for (const remove of REMOVALS) await remove(tx, userId)
}
