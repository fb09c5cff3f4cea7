import { type AccessTo, ownRows } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  session: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    changeableColumns: ['last_seen_at', 'proved_at'],
    resolver: {
      SELECT: [
        'app_id',
        'token_hash',
        'id',
        'user_id',
        'impersonator_admin_id',
        'created_at',
        'proved_at',
        'last_seen_at',
        'idle_seconds',
        'expires_at',
      ],
      DELETE: 'all',
    },
    lookups: { SELECT: ['app_id', 'token_hash'], DELETE: 'all' },
  },
  admin_session: {
    person: null,
    rows: null,
    platform: {
      SELECT: 'all',
      INSERT: 'all',
      UPDATE: ['last_seen_at', 'proved_at', 'needs_second_factor'],
      DELETE: 'all',
    },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
