import { removeSecondFactorOfUserAsAdmin } from '@wohlauf/contract/staff-security'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { removeFactor } from '../../../platform/second-factor/factors.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { findAppOfAccount } from '../../administration/index.ts'
import { tellOff } from '../tell-owner.ts'

/** Whoever has the lost device may be logged in on it: all sessions end. */
export const removeSecondFactorOfUserAsAdminCommand = handle(
  removeSecondFactorOfUserAsAdmin,
  async ({ input: { userId }, tx, services, refuse, tellSecurity, tellAudit }) => {
    const found = await findAppOfAccount(tx, userId)
    if (!found) return refuse('not-found')
    tellAudit({ appId: found.appId })
    await services.inApp({ appId: found.appId, userId }, async (inApp) => {
      const [account] = await inApp.select().from(appUser).where(eq(appUser.id, userId))
      if (!account || !(await removeFactor(inApp, { id: userId, appId: found.appId }))) return
      await endSessionsOf(inApp, userId)
      await tellOff(inApp, account, { isBySupport: true })
    })
    tellSecurity('second-factor-removed', userId)
    return {}
  },
)
