import { either, own } from '../../../platform/database/row-conditions.ts'
import { type AccessTo, JOBS, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // The ledger: nothing but a title is ever changed, and only a job that adds up old rows removes any.
  health_point_entry: {
    person: 'user_id',
    rows: {
      read: either(own('user_id'), JOBS),
      add: either(own('user_id'), JOBS),
      change: either(own('user_id'), JOBS),
      remove: JOBS,
    },
    changes: ['title'],
    prefetch: ['app_id', 'user_id', 'reason', 'created_at'],
  },
  user_progress: ownRows('user_id', ['read', 'add', 'change']),
} satisfies AccessTo<typeof tables>
