import { getAppsAsAdmin, type ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findApps } from '../../administration/index.ts'
import { findUndeliverableStaff } from '../undeliverable-staff.ts'

export const getAppsAsAdminQuery = handle(getAppsAsAdmin, async ({ tx }) => {
  const apps: ManagedApp[] = []
  for (const app of await findApps(tx)) {
    const undeliverableOf = await findUndeliverableStaff(tx, app.appId)
    apps.push({ ...app, ...undeliverableOf(null) })
  }
  return apps
})
