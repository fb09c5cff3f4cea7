import { either, own } from '../database/row-conditions.ts'
import { type AccessTo, aboutNobodyOrOwn, JOBS, ONLY_LOCKED } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  mail: {
    person: 'account_id',
    rows: {
      read: either(own('account_id'), JOBS),
      add: aboutNobodyOrOwn('account_id'),
      change: JOBS,
      remove: either(own('account_id'), JOBS),
    },
    changeableColumns: ONLY_LOCKED,
    lookups: { SELECT: ['app_id', 'kind', 'to_address', 'reply_to'], DELETE: 'all' },
  },
} satisfies AccessTo<typeof tables>
