import type { AccessTo } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  login_throttle: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
    resolver: { SELECT: 'all', INSERT: 'all', UPDATE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
