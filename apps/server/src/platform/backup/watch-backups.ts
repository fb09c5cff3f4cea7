import type pg from 'pg'
import type { Metrics } from '../base/metrics/metrics.ts'
import { type BackupRun, lastBackup, lastVerification } from './runs.ts'
import type { BackupService } from './service.ts'

/** Seconds since 1970; 0 where one is expected and there has never been one, nothing where none is expected. */
const secondsOf = (run: BackupRun | null, isExpected: boolean) => {
  if (run) return [{ labels: {}, value: run.startedAt.getTime() / 1000 }]
  return isExpected ? [{ labels: {}, value: 0 }] : []
}

/** Two gauges for alerts: when the last backup was made, and when one was last restored to check it. */
export const watchBackups = (
  metrics: Metrics,
  platformPool: pg.Pool,
  { at, canVerify }: Pick<BackupService, 'at' | 'canVerify'>,
): void => {
  metrics.watch(
    'wohlauf_backup_timestamp_seconds',
    'When the last completed backup was begun; 0 before the first one that is due by BACKUP_AT.',
    [],
    async () => secondsOf(await lastBackup(platformPool), at !== null),
  )
  metrics.watch(
    'wohlauf_backup_verified_timestamp_seconds',
    'When a backup was last restored and compared without a difference; 0 before the first time where the server can do it.',
    [],
    async () => secondsOf(await lastVerification(platformPool), at !== null && canVerify),
  )
}
