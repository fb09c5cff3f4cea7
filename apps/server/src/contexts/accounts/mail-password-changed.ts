import type { Tx } from '../../platform/database/transaction.ts'
import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { passwordChangedMail } from './mails/password-changed.ts'

export const mailPasswordChanged = (
  tx: Tx,
  account: { id: string; emailAddress: string },
): Promise<boolean> =>
  writeMail(tx, passwordChangedMail, {
    to: account.emailAddress,
    accountId: account.id,
    params: { reset: linkTo('authentication-request-password-reset') },
  })
