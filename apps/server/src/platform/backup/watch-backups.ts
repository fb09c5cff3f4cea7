import type pg from 'pg'
import type { Metrics } from '../base/metrics/metrics.ts'
import { outdatedPlaces } from './known-places.ts'
import { type BackupRun, lastBackup, lastRun, lastVerification } from './runs.ts'
import type { BackupService } from './service.ts'

/** Seconds since 1970; 0 where one is expected and has never succeeded, nothing where none is expected. */
const secondsOf = (run: BackupRun | null, isExpected: boolean) => {
  if (run) return [{ labels: {}, value: run.startedAt.getTime() / 1000 }]
  return isExpected ? [{ labels: {}, value: 0 }] : []
}

/** Gauges for alerts: the age of the latest backup and check, and missing files. */
export const watchBackups = (
  metrics: Metrics,
  platformPool: pg.Pool,
  { at, to, canVerify }: Pick<BackupService, 'at' | 'to' | 'canVerify'>,
): void => {
  metrics.watch(
    'wohlauf_backup_timestamp_seconds',
    'When the last completed backup for BACKUP_TO was begun, or for any place without it; 0 before the first one that is due by BACKUP_AT.',
    [],
    async () => secondsOf(await lastBackup(platformPool, to), at !== null),
  )
  metrics.watch(
    'wohlauf_backup_verified_timestamp_seconds',
    'When a backup was last restored and compared without a difference; 0 before the first time where the server can do it.',
    [],
    async () => secondsOf(await lastVerification(platformPool, to), at !== null && canVerify),
  )
  metrics.watch(
    'wohlauf_backup_missing_files',
    'How many files the rows name and the storage did not have at the last backup, which failed for that.',
    [],
    async () => [{ labels: {}, value: (await lastRun(platformPool, 'BACKUP', null))?.missingFiles ?? 0 }],
  )
  metrics.watch(
    'wohlauf_backup_untold_places',
    'Places with backups that do not know of every deletion.',
    [],
    async () => [{ labels: {}, value: (await outdatedPlaces(platformPool)).length }],
  )
}
