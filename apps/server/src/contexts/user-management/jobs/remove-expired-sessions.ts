import { lt, or, sql } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { session } from '../../../platform/sessions/tables.ts'

const SEVEN_DAYS_MS = 7 * 86_400_000

/**
 * A session's row is deleted a week after its end (`safety.md`, 13): device and times are personal data too.
 */
export const removeExpiredSessions = defineSchedule({
  name: 'remove-expired-sessions',
  cron: '30 3 * * *',
  run: async ({ tx, now }) => {
    const before = new Date(now.getTime() - SEVEN_DAYS_MS)
    const hasIdled = sql`${session.lastSeenAt} + make_interval(secs => ${session.idleSeconds}) < ${before.toISOString()}::timestamptz`
    await tx.delete(session).where(or(lt(session.expiresAt, before), hasIdled))
  },
})
