import type { Role } from '@wohlauf/contract/features'
import { confirmPasswordReset } from '@wohlauf/contract/user-management'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { passwordComplaint } from '../../../platform/passwords/password-rules.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { loginAttempt } from '../../authentication/index.ts'
import { endPendingChanges } from '../end-pending-changes.ts'
import { endWaysBack } from '../end-ways-back.ts'
import { findLink } from '../mailed-links.ts'
import { tellPasswordChanged } from '../tell-password-changed.ts'

export const confirmPasswordResetCommand = handle(
  confirmPasswordReset,
  async ({ input, tx, app, now, services, remoteAddress, refuse }) => {
    const link = await findLink(tx, input.confirmationToken, ['PASSWORD_RESET'], now)
    if (!link?.accountId) return refuse('link-not-valid')
    const [account] = await tx.select().from(appUser).where(eq(appUser.id, link.accountId))
    if (!account || account.isDisabled) return refuse('link-not-valid')
    const complaint = passwordComplaint({
      password: input.userPassword,
      role: account.role as Role,
      emailAddress: account.emailAddress,
      title: app.appTitle,
    })
    if (complaint) return refuse('password-too-easy', { fields: { userPassword: complaint } })

    const passwordHash = await services.passwords.hash(input.userPassword)
    await endSessionsOf(tx, account.id)
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, account.id))
    await endPendingChanges(tx, account, ['EMAIL_CHANGE'])
    await endWaysBack(tx, account, now)
    await tellPasswordChanged(tx, account)
    // Whoever forgot it has failed before: the new one is let in at once.
    await services.throttle.forgive(loginAttempt(app.appId, account.emailAddress, remoteAddress), now)
    return {}
  },
  { isHashing: true },
)
