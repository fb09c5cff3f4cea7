import { logout as logoutOperation } from '@wohlauf/contract/authentication'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { endSession } from '../../../platform/sessions/sessions.ts'
import { session } from '../../../platform/sessions/tables.ts'
import { endImpersonation } from '../../administration/index.ts'

/** Always succeeds, also for a session that has run out: someone who wants to be gone is gone. */
export const logout = handle(logoutOperation, async (context) => {
  const { tx, app, user, tokenHash, now, services, clearBrowser, tellSecurity, tellAudit } = context
  // Another site can send this call, but no token: what it sends must not clear anything.
  if (!tokenHash) return {}
  clearBrowser()
  if (user?.isImpersonated) {
    const [visit] = await tx.select().from(session).where(eq(session.tokenHash, tokenHash))
    if (visit?.impersonatorAdminId) {
      tellAudit({ visit: { adminId: visit.impersonatorAdminId, userId: user.id } })
      await endImpersonation(
        services.platformPool,
        {
          appId: app.appId,
          userId: user.id,
          adminId: visit.impersonatorAdminId,
          begunAt: visit.createdAt,
        },
        now,
      )
    }
  }
  await endSession(tx, tokenHash)
  if (user) tellSecurity(user.isImpersonated ? 'impersonation-ended' : 'logged-out', user.id)
  return {}
})
