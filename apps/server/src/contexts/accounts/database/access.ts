import { both, either, reach } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, EDITORS, JOBS, type PlatformWrites } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // An app's managers invite those of its sponsors, and only admins invite an app's managers. The holder of the link's
  // token becomes the account by a lookup.
  staff_invitation: {
    person: null,
    rows: {
      read: EDITORS,
      add: either(both(reach('manager'), `role = 'ROLE_SPONSOR_MANAGER'`), JOBS),
      change: either(both(reach('manager'), `role = 'ROLE_SPONSOR_MANAGER'`), JOBS),
      remove: JOBS,
    },
    changeableColumns: ['invited_at', 'undeliverable_since'],
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['invited_at'] },
    lookups: { SELECT: 'all', DELETE: 'all' },
  },
} satisfies AccessTo<typeof tables>

export const WRITES: PlatformWrites = {
  app_user: {
    verbs: ['INSERT', 'UPDATE'],
    why: 'accounts are its subject; the table is the platform’s because sessions and admission read it',
  },
}
