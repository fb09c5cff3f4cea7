import type { Tx } from '../../platform/database/transaction.ts'
import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { voidWaysBack } from '../mailed-links/index.ts'
import { emailChangeFinalMail } from './mails/email-change-final.ts'

/**
 * Ends the undo links to the account's former addresses, and notifies these. A new password through the new
 * address proves it once more: the former mailbox must not take the account back a week later.
 */
export const endUndoLinks = async (
  tx: Tx,
  account: { id: string; emailAddress: string },
  now: Date,
): Promise<void> => {
  for (const to of await voidWaysBack(tx, account, now))
    await writeMail(tx, emailChangeFinalMail, {
      to,
      accountId: account.id,
      params: { login: linkTo('authentication-login') },
    })
}
