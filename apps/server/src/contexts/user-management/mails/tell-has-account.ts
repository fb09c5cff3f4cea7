import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { alreadyRegisteredMail } from './already-registered.ts'

/**
 * To somebody whose address was used where only a new one would do: the screen says nothing of it. Once in ten minutes,
 * however often somebody tries.
 */
export const tellHasAccount = async (
  tx: Tx,
  account: { id: string; emailAddress: string },
): Promise<void> => {
  await writeMail(tx, alreadyRegisteredMail, {
    to: account.emailAddress,
    accountId: account.id,
    params: { login: linkTo('authentication-login') },
    isOnce: true,
  })
}
