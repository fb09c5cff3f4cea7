import type { AccessTo } from '../database/table-access.ts'
import { BOUND_SUBJECT } from './subject.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  backup_run: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', DELETE: 'all' },
    placement: 'local',
  },
  backup_place: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['address', 'told_at', 'problem'], DELETE: 'all' },
    placement: 'local',
  },
  // Tenants write tombstones about themselves, and cannot read them. They contain nothing personal.
  tombstone: {
    person: null,
    rows: { add: `subject_hash = ${BOUND_SUBJECT}` },
    tenantColumn: 'of_app_id',
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['copied_at', 'copied_to'], DELETE: 'all' },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
