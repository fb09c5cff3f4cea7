import type { Tx } from '../database/transaction.ts'
import { lockAccount } from '../tenancy/lock-account.ts'
import type { appUser } from '../tenancy/tables.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * Locks the account first, like its owner's commands; a login that held its lock has started its session by then.
 * @returns null when it was deleted already
 */
export const closeAccount = async (tx: Tx, userId: string): Promise<typeof appUser.$inferSelect | null> => {
  const account = await lockAccount(tx, userId, 'alone')
  if (account) await endSessionsOf(tx, userId)
  return account
}
