import type { AccessTo } from '../database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // A start inserts the pair, or seals it with another secret key.
  web_push_key: {
    person: null,
    rows: null,
    platform: { SELECT: 'all', INSERT: 'all', UPDATE: ['sealed_private_key', 'sealed_with'] },
    placement: 'local',
  },
} satisfies AccessTo<typeof tables>
