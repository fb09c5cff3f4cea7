import { type AccessTo, ownRows, type PlatformWrites } from '../../../platform/database/table-access.ts'
import type * as tables from './tables.ts'

export const ACCESS = {
  consent: { ...ownRows('user_id', ['read', 'add', 'change']), changeableColumns: ['withdrawn_at'] },
  data_export: ownRows('user_id', ['read', 'add', 'change', 'remove']),
} satisfies AccessTo<typeof tables>

export const WRITES: PlatformWrites = {
  app_user: {
    verbs: ['UPDATE', 'DELETE'],
    why: 'accounts are deleted here; the consent in health data is a column of the account',
  },
}
