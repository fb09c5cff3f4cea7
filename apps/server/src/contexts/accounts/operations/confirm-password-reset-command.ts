import { confirmPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { passwordComplaint } from '../../../platform/passwords/password-rules.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { loginAttempt } from '../../authentication/index.ts'
import { endPendingChanges } from '../../mailed-links/index.ts'
import { endUndoLinks } from '../end-undo-links.ts'
import { mailPasswordChanged } from '../mail-password-changed.ts'
import { findPendingReset } from '../pending-reset.ts'

export const confirmPasswordResetCommand = handle(
  confirmPasswordReset,
  async (context) => {
    const { input, tx, app, now, services, remoteAddress, refuse, logSecurityEvent } = context
    const account = await findPendingReset(context, input.confirmationToken, { isLocking: true })
    if (!account) return refuse('link-not-valid')
    const complaint = passwordComplaint({
      password: input.userPassword,
      role: account.role,
      emailAddress: account.emailAddress,
      title: app.appTitle,
    })
    if (complaint) return refuse('password-too-easy', { fields: { userPassword: complaint } })

    const passwordHash = await services.passwords.hash(input.userPassword)
    // The account's row comes first: a login in progress has started its session by then, and it ends too.
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, account.id))
    await endSessionsOf(tx, account.id)
    await endPendingChanges(tx, account, ['EMAIL_CHANGE'])
    await endUndoLinks(tx, account, now)
    await mailPasswordChanged(tx, account)
    logSecurityEvent('password-reset-done', account.id)
    // Failed attempts belong to the old password: the new one is accepted immediately.
    await services.throttle.forgive(loginAttempt(app.appId, account.emailAddress, remoteAddress), now)
    return {}
  },
  { isHashing: true },
)
