import { type AccessTo, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  autosave: ownRows('user_id', ['read', 'add', 'change', 'remove']),
} satisfies AccessTo<typeof tables>
