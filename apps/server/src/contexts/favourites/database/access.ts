import { type AccessTo, ownRows } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  favourite: ownRows('user_id', ['read', 'add', 'remove']),
} satisfies AccessTo<typeof tables>
