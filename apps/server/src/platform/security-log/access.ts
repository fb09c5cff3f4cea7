import type { AccessTo } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  security_event_count: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['count'], DELETE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
