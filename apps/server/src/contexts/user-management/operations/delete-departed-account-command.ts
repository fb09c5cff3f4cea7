import { deleteDepartedAccount } from '@wohlauf/contract/accounts/departures'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { deleteAccount } from '../deletion/delete-account.ts'
import { lockLeaver } from '../leaving/find-leaver.ts'
import { accountDeletedMail } from '../mails/account-deleted.ts'

export const deleteDepartedAccountCommand = handle(
  deleteDepartedAccount,
  async ({ input, tx, now, refuse, actAs }) => {
    const leaver = await lockLeaver({ tx, now, actAs }, input.confirmationToken, 'alone')
    if (!leaver) return refuse('link-not-valid')
    await deleteAccount(tx, leaver.account)
    await writeMail(tx, accountDeletedMail, { to: leaver.account.emailAddress, params: {} })
    return {}
  },
)
