import { type AccessTo, ownRows } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  second_factor: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    resolver: {
      SELECT: ['app_id', 'user_id', 'enrolment_id', 'enabled_at'],
      UPDATE: ['enabled_at', 'recovery_code_hashes', 'sealed_secret'],
    },
  },
  admin_second_factor: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
