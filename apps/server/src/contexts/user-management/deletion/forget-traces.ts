import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { dropOwnRequests } from '../drop-own-requests.ts'

/**
 * Deletes rows with the account's address that no foreign key deletes: also a mail about the user to another
 * person. For the account that the transaction acts as.
 */
export const forgetOwnTraces = async (tx: Tx, account: { id: string }): Promise<void> => {
  await dropOwnRequests(tx, ['PASSWORD_RESET', 'REGISTRATION', 'EMAIL_CHANGE', 'PRIVATE_MOVE'])
  await tx.execute(sql`SELECT lookups.drop_own_reservations(), lookups.drop_own_mails()`)
  await tx.delete(mail).where(eq(mail.accountId, account.id))
}
