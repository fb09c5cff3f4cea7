import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { Refusal } from '../../../platform/base/refusal.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { closeAccount } from '../../../platform/sessions/close-account.ts'
import { proveCurrentPassword, wrongPassword } from '../../authentication/index.ts'
import { deleteAccount } from '../delete-account.ts'
import { accountDeletedMail } from '../mails/account-deleted.ts'

export const deleteOwnAccountCommand = handle(
  deleteOwnAccount,
  async (context) => {
    const { input, tx, user } = context
    const proof = await proveCurrentPassword(context, input.currentPassword, 'currentPassword')
    if (proof instanceof Refusal) return proof

    const account = await closeAccount(tx, user.id)
    if (account?.passwordHash !== proof.passwordHash) return wrongPassword('currentPassword')
    await deleteAccount(context, account)
    await writeMail(tx, accountDeletedMail, { to: account.emailAddress, params: {} })
    return {}
  },
  { isHashing: true },
)
