import { UNUSED_INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import { and, eq, lt } from 'drizzle-orm'
import { defineSchedule } from '../../../../platform/jobs/job.ts'
import { seat } from '../../database/tables.ts'

const KEPT_MS = UNUSED_INVITATION_DAYS * 86_400_000

/**
 * Addresses of people who never registered are not kept for ever. An invitation that is mailed again at this moment
 * has a new time when its lock is released, and stays.
 */
export const removeUnusedInvitations = defineSchedule({
  name: 'remove-unused-invitations',
  cron: '35 3 * * *',
  run: async ({ tx, now }) =>
    void (await tx
      .delete(seat)
      .where(and(eq(seat.status, 'INVITED'), lt(seat.updatedAt, new Date(now.getTime() - KEPT_MS))))),
})
