import { getAppsAsAdmin } from '@wohlauf/contract/administration-apps'
import { handle } from '../../../platform/http/handler.ts'
import { findApps } from '../apps.ts'

export const getAppsAsAdminQuery = handle(getAppsAsAdmin, ({ tx }) => findApps(tx))
