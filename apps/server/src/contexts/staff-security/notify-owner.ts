import type { Tx } from '../../platform/database/transaction.ts'
import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { secondFactorOffMail } from './mails/second-factor-off.ts'
import { secondFactorOnMail } from './mails/second-factor-on.ts'

type Account = { id: string; emailAddress: string }

const reset = linkTo('authentication-request-password-reset')

export const mailSecondFactorOn = (tx: Tx, { id, emailAddress }: Account): Promise<boolean> =>
  writeMail(tx, secondFactorOnMail, { to: emailAddress, accountId: id, params: { reset } })

export const mailSecondFactorOff = (
  tx: Tx,
  { id, emailAddress }: Account,
  { isBySupport }: { isBySupport: boolean },
): Promise<boolean> =>
  writeMail(tx, secondFactorOffMail, { to: emailAddress, accountId: id, params: { isBySupport, reset } })
