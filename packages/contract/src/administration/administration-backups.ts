import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { EmptyObject, Instant } from '../values/values.ts'

const BackupState = z.object({
  /** Whether the server makes one a day by itself. */
  isScheduled: z.boolean(),
  /** The last one that was completed. */
  backedUpAt: z.nullable(Instant),
  /** When one was last restored and compared without a difference, and how long that took. */
  verified: z.nullable(z.object({ at: Instant, seconds: z.number() })),
  /** When the last backup or the last check failed, unless one has succeeded since. */
  failedAt: z.nullable(Instant),
})
export type BackupState = z.infer<typeof BackupState>

/** What is known of the backups of all apps. */
export const getBackupStateAsAdmin = query('administration/get-backup-state-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: BackupState,
})
