import { both, either, own, reach } from '../../../platform/database/row-conditions.ts'
import {
  type AccessTo,
  aboutNobodyOrOwn,
  JOBS,
  ONLY_LOCKED,
} from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // A seat's link has no account yet: managers create it, and only the holder of its token can reach it, by a
  // lookup.
  mailed_link: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: either(both(reach('manager', 'sponsor'), 'account_id IS NULL'), JOBS),
      change: either(own('account_id'), JOBS),
      remove: either(own('account_id'), JOBS),
    },
    changeableColumns: ['used_at', 'reminders_sent'],
    lookups: { SELECT: 'all', UPDATE: ONLY_LOCKED, DELETE: 'all' },
  },
  // Anyone may request a mail for an address; only a job finds out whose address it is.
  account_request: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: aboutNobodyOrOwn('account_id'),
      remove: either(own('account_id'), JOBS),
    },
    lookups: { SELECT: ['app_id', 'kind', 'email_address', 'account_id'], DELETE: 'all' },
  },
} satisfies AccessTo<typeof tables>
