import type { AccessTo } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  rate_limit: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['taken', 'ends_at'], DELETE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
