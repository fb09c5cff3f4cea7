import type { AccessTo, PlatformWrites } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // The record of a visit is never removed; the account's id in it is cleared when the account is deleted.
  impersonation: {
    person: 'of_user_id',
    rows: null,
    tenantColumn: 'of_app_id',
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['used_at', 'ended_at', 'of_user_id'] },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>

export const WRITES: PlatformWrites = {
  app: {
    verbs: ['INSERT', 'UPDATE', 'DELETE'],
    why: 'admins create apps and change them, operators delete them',
  },
  app_branding: { verbs: ['INSERT'], why: 'admins change the branding of an app' },
  app_host: { verbs: ['INSERT', 'DELETE'], why: 'admins change the addresses of an app' },
  admin_user: { verbs: ['INSERT'], why: 'operators create admins' },
}
