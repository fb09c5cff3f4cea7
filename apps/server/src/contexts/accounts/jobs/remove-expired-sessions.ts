import { defineSchedule } from '../../../platform/jobs/job.ts'
import { removeSessionsExpiredBefore } from '../../../platform/sessions/sessions.ts'

const SEVEN_DAYS_MS = 7 * 86_400_000

/**
 * A session's row is deleted a week after its end (`safety.md`, 13): device and times are personal data too.
 */
export const removeExpiredSessions = defineSchedule({
  name: 'remove-expired-sessions',
  cron: '30 3 * * *',
  run: ({ tx, now }) => removeSessionsExpiredBefore(tx, new Date(now.getTime() - SEVEN_DAYS_MS)),
})
