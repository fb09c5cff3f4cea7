import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { pushConfigurationsOf } from '../../push-notifications/index.ts'
import { toSessionUser } from '../session-user.ts'

export const authenticatedUser = handle(getAuthenticatedUser, async ({ tx, user, app, refuse }) => {
  const [[row], pushNotificationConfigurations] = await Promise.all([
    tx.select().from(appUser).where(eq(appUser.id, user.id)),
    pushConfigurationsOf(tx, user.id),
  ])
  if (!row) return refuse('authentication-required')
  const { isImpersonated } = user
  return { ...app, user: toSessionUser(row, { isImpersonated, pushNotificationConfigurations }) }
})
