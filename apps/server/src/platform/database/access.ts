import type { AccessTo } from './table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  migration_kind: {
    person: null,
    rows: null,
    platform: { SELECT: 'all' },
    resolver: { SELECT: 'all', INSERT: 'all' },
    placement: 'local',
  },
  program_version: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', UPDATE: ['last_used_at'] },
    resolver: { SELECT: 'all', INSERT: 'all', UPDATE: 'all', DELETE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
