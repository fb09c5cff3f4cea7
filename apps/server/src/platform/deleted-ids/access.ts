import { either, own } from '../database/row-conditions.ts'
import { type AccessTo, JOBS } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  deleted_id: {
    person: 'user_id',
    rows: { read: either(own('user_id'), JOBS), add: own('user_id'), remove: JOBS },
  },
} satisfies AccessTo<typeof tables>
