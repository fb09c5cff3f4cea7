import type { PlatformWrites } from '../../../platform/database/table-access.ts'

export const WRITES: PlatformWrites = {
  admin_session: { verbs: ['UPDATE'], why: 'without a second factor, sessions only lead to its setup' },
  second_factor: { verbs: ['DELETE'], why: 'a job removes what an admin’s command has left' },
}
