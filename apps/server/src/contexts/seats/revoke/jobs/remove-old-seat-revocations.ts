import { lt } from 'drizzle-orm'
import { defineSchedule } from '../../../../platform/jobs/job.ts'
import { seatRevocation } from '../../database/tables.ts'

/** Long enough for the daily limit, and for a page that was left open. */
const KEPT_MS = 30 * 24 * 60 * 60_000

export const removeOldSeatRevocations = defineSchedule({
  name: 'remove-old-seat-revocations',
  cron: '40 3 * * *',
  run: async ({ tx, now }) =>
    void (await tx
      .delete(seatRevocation)
      .where(lt(seatRevocation.revokedAt, new Date(now.getTime() - KEPT_MS)))),
})
