import { deleteDepartedAccount } from '@wohlauf/contract/seats/departures'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../../platform/mail/write-mail.ts'
import { accountDeletedMail, deleteAccount } from '../../../own-data/index.ts'
import { lockLeaver } from '../find-leaver.ts'

export const deleteDepartedAccountCommand = handle(deleteDepartedAccount, async (context) => {
  const { input, tx, refuse } = context
  const leaver = await lockLeaver(context, input.confirmationToken, 'alone')
  if (!leaver) return refuse('link-not-valid')
  await deleteAccount(context, leaver.account)
  await writeMail(tx, accountDeletedMail, { to: leaver.account.emailAddress, params: {} })
  return {}
})
