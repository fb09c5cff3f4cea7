import { both, either, own, reach } from '../../../platform/database/row-conditions.ts'
import {
  type AccessTo,
  aboutNobodyOrOwn,
  EDITORS,
  JOBS,
  ONLY_LOCKED,
  ownRows,
  type PlatformWrites,
} from '../../../platform/database/table-access.ts'
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
    changes: ['invited_at', 'undeliverable_since'],
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['invited_at'] },
    lookups: { SELECT: 'all', DELETE: 'all' },
  },
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
    changes: ['used_at', 'reminders_sent'],
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
  consent: { ...ownRows('user_id', ['read', 'add', 'change']), changes: ['withdrawn_at'] },
  data_export: ownRows('user_id', ['read', 'add', 'change', 'remove']),
} satisfies AccessTo<typeof tables>

export const WRITES: PlatformWrites = {
  app_user: {
    verbs: ['INSERT', 'UPDATE', 'DELETE'],
    why: 'accounts are its subject; the table is the platform’s because sessions and admission read it',
  },
  mail: { verbs: ['DELETE'], why: 'a closed or deleted account gets no unsent mail any more' },
}
