import { type AccessTo, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // A lookup deletes another user's device for a caller who has its token: the device has changed hands.
  device: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    lookups: { SELECT: ['app_id', 'push_token_hash'], DELETE: 'all' },
  },
} satisfies AccessTo<typeof tables>
