import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import type { appUser } from '../../../platform/tenancy/tables.ts'
import { endPendingChanges } from '../end-pending-changes.ts'
import { lockAccount } from '../hold-account.ts'

/**
 * Ends the access to the account that the transaction acts as, and locks it: sessions, links that would open it, and mails
 * that still wait.
 *
 * @returns null when it was deleted already
 */
export const suspendAccount = async (
  tx: Tx,
  accountId: string,
): Promise<typeof appUser.$inferSelect | null> => {
  // The account first, as its owner's commands do; a login that held its lock has started its session by then.
  const account = await lockAccount(tx, accountId, 'alone')
  if (!account) return null
  await endSessionsOf(tx, accountId)
  await endPendingChanges(tx, account)
  await tx.delete(mail).where(eq(mail.accountId, accountId))
  return account
}
