import { and, eq, lt } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { seat } from '../tables.ts'

/** Twice as long again as the link of the last mail is valid (`safety.md`, 13.5). */
const KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Frees the seats of invitations that nobody has accepted: the addresses of people who never registered are not kept for
 * ever. An invitation that is mailed once more at this moment has another time when its row is free, and stays.
 */
export const removeUnusedInvitations = defineSchedule({
  name: 'remove-unused-invitations',
  cron: '35 3 * * *',
  run: async ({ tx, now }) =>
    void (await tx
      .delete(seat)
      .where(and(eq(seat.status, 'INVITED'), lt(seat.updatedAt, new Date(now.getTime() - KEPT_MS))))),
})
