import { type AccessTo, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // The ledger: nothing but a title is ever changed, and rows are deleted only with their user, or by the function
  // that removes entries which a job has summed up.
  health_point_entry: {
    ...ownRows('user_id', ['read', 'add', 'change']),
    changeableColumns: ['title'],
    prefetch: ['app_id', 'user_id', 'reason', 'created_at'],
    lookups: { SELECT: ['app_id', 'user_id', 'reason', 'subject', 'created_at'], DELETE: 'all' },
  },
  user_progress: ownRows('user_id', ['read', 'add', 'change']),
} satisfies AccessTo<typeof tables>
