import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { accountViewedMail, beginImpersonation } from '../../administration/index.ts'
import { pushConfigurationsOf } from '../../push-notifications/index.ts'
import { toSessionUser } from '../session-user.ts'

/** The owner is notified by mail; the visit does not count as a login of the owner. */
export const authenticatedImpersonation = handle(getAuthenticatedImpersonation, async (context) => {
  const { input, tx, app, now, services, client, device } = context
  const { refuse, logSecurityEvent, addAuditNote, giveToken, actAs } = context
  // A GET that changes data: link scanners send no app version and therefore use up no token.
  if (context.appVersion === null) return refuse('link-not-valid')
  const visit = await beginImpersonation(services.platformPool, app.appId, input.token, now)
  if (!visit) return refuse('link-not-valid')
  await actAs(visit.userId)
  // Waits for an admin who is disabling the account, and keeps one from doing so until the session is started.
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, visit.userId)).for('share')
  if (!row) return refuse('link-not-valid')
  if (row.isDisabled) return refuse('user-disabled')
  if (await services.closedAccounts.lastDayOf(tx, row.id)) return refuse('access-ended')

  const impersonatorAdminId = visit.adminId
  const owner = { id: row.id, role: row.role }
  giveToken(await startSession(tx, owner, { client, device, isLogin: false, impersonatorAdminId }, now))
  await writeMail(tx, accountViewedMail, {
    to: row.emailAddress,
    accountId: row.id,
    replyTo: services.supportEmailAddress,
    params: { viewedAt: now.toISOString() },
  })
  logSecurityEvent('impersonation-begun', row.id)
  addAuditNote({ visit: { adminId: impersonatorAdminId, userId: row.id } })
  const pushNotificationConfigurations = await pushConfigurationsOf(tx, row.id)
  return { ...app, user: toSessionUser(row, { isImpersonated: true, pushNotificationConfigurations }) }
})
