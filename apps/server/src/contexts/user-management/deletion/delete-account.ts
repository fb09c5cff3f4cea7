import { eq } from 'drizzle-orm'
import type { Services } from '../../../platform/base/services.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { lockAccount } from '../lock-account.ts'

type Account = typeof appUser.$inferSelect

/**
 * Locks the account that the transaction acts as, and ends its sessions. The account first, as its owner's commands do; a
 * login that held its lock has started its session by then.
 *
 * @returns null when it was deleted already
 */
export const closeAccount = async (tx: Tx, userId: string): Promise<Account | null> => {
  const account = await lockAccount(tx, userId, 'alone')
  if (account) await endSessionsOf(tx, userId)
  return account
}

/**
 * Deletes a closed account, for which the transaction acts, and all that is stored about its owner. All rows that
 * refer to it go with it; the seat too, which is then free again.
 */
export const deleteAccount = async (
  { tx, services }: { tx: Tx; services: Pick<Services, 'deletions'> },
  account: Account,
): Promise<void> => {
  for (const deleteFrom of services.deletions.withAccount) await deleteFrom(tx, account.id)
  await tx.delete(appUser).where(eq(appUser.id, account.id))
}
