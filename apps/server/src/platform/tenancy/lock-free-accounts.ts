import { anyOf } from '../database/any-of.ts'
import type { Tx } from '../database/transaction.ts'
import { appUser } from './tables.ts'

/**
 * Skips accounts that another transaction has locked: a job that waits for no lock cannot be part of a
 * deadlock.
 * @returns the ids of the locked accounts
 */
export const lockFreeAccounts = async (tx: Tx, userIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(anyOf(appUser.id, userIds))
    .for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}
