import { type AccessTo, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  // A calendar has no login: a lookup finds whose feed its token opens.
  calendar_feed: {
    ...ownRows('user_id', ['read', 'add', 'change', 'remove']),
    lookups: { SELECT: ['app_id', 'user_id', 'token_hash'] },
  },
} satisfies AccessTo<typeof tables>
