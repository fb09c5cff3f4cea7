import { defineAcrossSchedule } from '../jobs/job.ts'
import { isBackupDue, isVerificationDue } from './due.ts'
import { lastRun } from './runs.ts'

const SIX_HOURS_SECONDS = 6 * 60 * 60

/** Ticks are more frequent than the work, whose time of day is a setting. */
const FREQUENT = {
  cron: '*/5 * * * *',
  keptSeconds: 3600,
  maxSeconds: SIX_HOURS_SECONDS,
  ownConcurrency: 1,
  // The next tick is the next attempt.
  retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 },
}

/** Makes a backup when it is due. A failure is logged and stored for the admins. */
export const makeBackupSchedule = defineAcrossSchedule({
  ...FREQUENT,
  name: 'make-backup',
  run: async ({ now, services: { backups, platformPool }, log }) => {
    if (!backups.at || !isBackupDue(backups.at, now, await lastRun(platformPool, 'BACKUP', backups.to)))
      return
    const { isDone, archive, bytes, seconds, problem } = await backups.make(now)
    if (isDone) log.info({ archive, bytes, seconds }, 'backup')
    else log.error({ problem }, 'backup')
  },
})

/** Restores the newest backup into a scratch database once, when a key for it is configured. */
export const verifyBackupSchedule = defineAcrossSchedule({
  ...FREQUENT,
  name: 'verify-backup',
  run: async ({ now, services: { backups, platformPool }, log }) => {
    if (!backups.at || !backups.canVerify) return
    const [backup, last] = [
      await lastRun(platformPool, 'BACKUP', backups.to),
      await lastRun(platformPool, 'VERIFICATION', backups.to),
    ]
    if (!isVerificationDue(now, backup, last)) return
    const { isDone, archive, seconds, problem } = await backups.verify(now)
    if (isDone) log.info({ archive, seconds }, 'backup verified')
    else log.error({ archive, problem }, 'backup verified')
  },
})
