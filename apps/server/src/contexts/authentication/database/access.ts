import type { PlatformWrites } from '../../../platform/database/table-access.ts'

export const WRITES: PlatformWrites = {
  app_user: { verbs: ['UPDATE'], why: 'a login notes its time and renews an outdated hash' },
  admin_user: { verbs: ['UPDATE'], why: 'a login notes its time and renews an outdated hash' },
}
