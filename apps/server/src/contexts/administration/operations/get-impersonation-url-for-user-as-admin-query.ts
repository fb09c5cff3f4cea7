import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration'
import { pathTo } from '@wohlauf/contract/routes'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { app, appUser } from '../../../platform/tenancy/tables.ts'
import { issueImpersonation } from '../impersonations.ts'

/** The account may be of any app; admins have none, so an admin's id is never found. */
export const getImpersonationUrlForUserAsAdminQuery = handle(
  getImpersonationUrlForUserAsAdmin,
  async ({ input, tx, admin, now, services, refuse, tellAudit }) => {
    const [found] = await tx
      .select({ appId: app.appId, host: app.host })
      .from(appUser)
      .innerJoin(app, eq(app.appId, appUser.appId))
      .where(eq(appUser.id, input.userId))
    if (!found) return refuse('not-found')
    tellAudit({ appId: found.appId })
    const token = await issueImpersonation(tx, admin.id, { appId: found.appId, userId: input.userId }, now)
    return {
      impersonationURL: `${services.mail.scheme}://${found.host}${pathTo('authentication-impersonation', { token })}`,
    }
  },
)
