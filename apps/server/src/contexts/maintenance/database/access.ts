import type { PlatformWrites } from '../../../platform/database/table-access.ts'

export const WRITES: PlatformWrites = {
  app: { verbs: ['UPDATE'], why: 'operators put apps into maintenance' },
}
