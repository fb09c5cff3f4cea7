import { deleteOwnAccount } from '@wohlauf/contract/user-management'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { proveCurrentPassword, wrongPassword } from '../current-password.ts'
import { forgetOwnTraces } from '../deletion/forget-traces.ts'
import { removeFilesOf } from '../deletion/remove-files.ts'
import { lockAccount } from '../hold-account.ts'
import { forgetSupportVisits } from '../jobs/forget-support-visits.ts'
import { accountDeletedMail } from '../mails/account-deleted.ts'

/** All rows that refer to the account are deleted with it; the seat too, which is then free again. */
export const deleteOwnAccountCommand = handle(
  deleteOwnAccount,
  async (context) => {
    const { input, tx, user } = context
    const proved = await proveCurrentPassword(context, input.currentPassword, 'currentPassword')
    if (proved instanceof Refusal) return proved

    // A concurrent request has locked its session's row and may lock the account next: this waits for it
    // first.
    await endSessionsOf(tx, user.id)
    const account = await lockAccount(tx, user.id, 'alone')
    if (account?.passwordHash !== proved.passwordHash) return wrongPassword('currentPassword')

    await removeFilesOf(tx, account.id)
    await forgetOwnTraces(tx, account)
    await tx.delete(appUser).where(eq(appUser.id, account.id))
    await enqueue(tx, forgetSupportVisits, {})
    await writeMail(tx, accountDeletedMail, { to: account.emailAddress, params: {} })
    return {}
  },
  { isHashing: true },
)
