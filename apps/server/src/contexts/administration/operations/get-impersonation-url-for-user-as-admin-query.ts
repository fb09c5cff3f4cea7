import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findAppOfAccount } from '../find-account.ts'
import { issueImpersonation } from '../impersonations.ts'

/** The account may be of any app; admins have none, so an admin's id is never found. */
export const getImpersonationUrlForUserAsAdminQuery = handle(
  getImpersonationUrlForUserAsAdmin,
  async ({ input, tx, admin, now, services, refuse, addAuditNote }) => {
    const app = await findAppOfAccount(tx, input.userId)
    if (!app) return refuse('not-found')
    addAuditNote({ appId: app.appId })
    const token = await issueImpersonation(tx, admin.id, { appId: app.appId, userId: input.userId }, now)
    return {
      impersonationURL: services.mail.originOf(app.host) + pathTo('authentication-impersonation', { token }),
    }
  },
)
