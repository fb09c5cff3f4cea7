import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../platform/base/refusal.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { passwordComplaint } from '../../../platform/passwords/password-rules.ts'
import { endSessionsOf, startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { proveCode, proveCurrentPassword, wrongPassword } from '../../authentication/index.ts'
import { endPendingChanges } from '../../mailed-links/index.ts'
import { mailPasswordChanged } from '../mail-password-changed.ts'

export const updateUserPasswordCommand = handle(
  updateUserPassword,
  async (context) => {
    const { input, tx, now, app, user, services, client, device, refuse, logSecurityEvent, giveToken } =
      context
    const account = await proveCurrentPassword(context, input.userCurrentPassword, 'userCurrentPassword')
    if (account instanceof Refusal) return account
    const complaint = passwordComplaint({
      password: input.userNewPassword,
      role: user.role,
      emailAddress: account.emailAddress,
      title: app.appTitle,
    })
    if (complaint) return refuse('password-too-easy', { fields: { userNewPassword: complaint } })

    const refusal = await proveCode(context, account, input.code)
    if (refusal) return refusal

    const passwordHash = await services.passwords.hash(input.userNewPassword)
    // The second of two concurrent changes finds that the password it checked is no longer the current one.
    const [changed] = await tx
      .update(appUser)
      .set({ passwordHash })
      .where(and(eq(appUser.id, account.id), eq(appUser.passwordHash, account.passwordHash)))
      .returning({ id: appUser.id })
    if (!changed) return wrongPassword('userCurrentPassword')

    await endSessionsOf(tx, account.id)
    const { id, role } = account
    giveToken(await startSession(tx, { id, role }, { client, device, isLogin: false }, now))
    await endPendingChanges(tx, account)
    await mailPasswordChanged(tx, account)
    logSecurityEvent('password-changed', account.id)
    return {}
  },
  { isHashing: true },
)
