import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { EmptyObject, Instant } from '../values/values.ts'

const BackupState = z.object({
  /** Whether the server makes a backup each day. */
  isScheduled: z.boolean(),
  /** The last one that was completed. */
  backedUpAt: z.nullable(Instant),
  /** When one was last restored and compared without a difference, and how long that took. */
  verified: z.nullable(z.object({ at: Instant, seconds: z.number() })),
  /** When the last backup or the last check failed, unless one has succeeded since. */
  failedAt: z.nullable(Instant),
  /** How many files the storage lacked at the last backup, which failed for that reason. */
  missingFiles: z.number(),
  /** The places with backups that lack tombstones: how many, and the time of the oldest. */
  untoldPlaces: z.array(z.object({ address: z.string(), since: Instant, count: z.number() })),
})
export type BackupState = z.infer<typeof BackupState>

/** The state of the backups of all apps. */
export const getBackupStateAsAdmin = query('administration/get-backup-state-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: BackupState,
})
