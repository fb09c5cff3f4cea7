import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'

/**
 * Locks accounts as their own commands do, before any other row of theirs. Accounts that another transaction has locked
 * are skipped: a job that waits for no lock cannot be part of a deadlock.
 *
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
