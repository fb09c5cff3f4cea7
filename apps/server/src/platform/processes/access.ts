import type { AccessTo } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  running_process: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['seen_at'], DELETE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
