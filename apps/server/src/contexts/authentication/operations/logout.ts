import { logout as logoutOperation } from '@wohlauf/contract/authentication/authentication'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { endSession } from '../../../platform/sessions/sessions.ts'
import { session } from '../../../platform/sessions/tables.ts'
import { endImpersonation } from '../../administration/index.ts'

/** Always succeeds, also for an expired session: the user is logged out in any case. */
export const logout = handle(logoutOperation, async (context) => {
  const { tx, app, user, tokenHash, now, services, clearBrowser, logSecurityEvent, addAuditNote } = context
  // Another site can send this call, but without a token: then the answer must not clear the storage.
  if (!tokenHash) return {}
  clearBrowser()
  if (user?.isImpersonated) {
    const [visit] = await tx.select().from(session).where(eq(session.tokenHash, tokenHash))
    if (visit?.impersonatorAdminId) {
      addAuditNote({ visit: { adminId: visit.impersonatorAdminId, userId: user.id } })
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
  if (user) logSecurityEvent(user.isImpersonated ? 'impersonation-ended' : 'logged-out', user.id)
  return {}
})
