import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { closeAccount } from '../../../platform/sessions/close-account.ts'
import type { appUser } from '../../../platform/tenancy/tables.ts'
import { endPendingChanges } from '../../mailed-links/index.ts'

/**
 * Ends sessions, links that would open the account, and mails that still wait; locks it. @returns null when
 * it was deleted already
 */
export const suspendAccount = async (
  tx: Tx,
  accountId: string,
): Promise<typeof appUser.$inferSelect | null> => {
  const account = await closeAccount(tx, accountId)
  if (!account) return null
  await endPendingChanges(tx, account)
  await tx.delete(mail).where(eq(mail.accountId, accountId))
  return account
}
