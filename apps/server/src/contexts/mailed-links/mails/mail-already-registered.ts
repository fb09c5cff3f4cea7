import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { alreadyRegisteredMail } from './already-registered.ts'

/** Answers an address entered where only a new one is accepted; the screen reveals nothing. Once in ten minutes. */
export const mailAlreadyRegistered = async (
  tx: Tx,
  account: { id: string; emailAddress: string },
  { isOfMany = false } = {},
): Promise<void> => {
  await writeMail(tx, alreadyRegisteredMail, {
    to: account.emailAddress,
    accountId: account.id,
    params: { login: linkTo('authentication-login') },
    isOnce: true,
    isOfMany,
  })
}
