import type { PlatformWrites } from '../../../platform/database/table-access.ts'

export const WRITES: PlatformWrites = {
  app_user: { verbs: ['UPDATE'], why: 'its only state is a column of the account' },
}
