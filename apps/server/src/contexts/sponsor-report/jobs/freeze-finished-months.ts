import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineJob, defineSchedule } from '../../../platform/jobs/job.ts'
import { sponsor } from '../../sponsors/index.ts'
import { sponsorReportMonth } from '../database/tables.ts'
import { freezeMonths } from '../freeze-months.ts'
import { firstOfMonth } from '../rules/months.ts'

export const freezeMonthsOfSponsor = defineJob({
  name: 'freeze-months-of-sponsor',
  payload: z.object({ sponsorId: z.uuid() }),
  run: ({ payload, tx, now }) => freezeMonths(tx, payload.sponsorId, now),
})

/**
 * Ten minutes after the end of a month, before many accounts can have been deleted; every day, so that a month is made up for.
 * Each sponsor has a job and a transaction of its own.
 */
export const freezeFinishedMonths = defineSchedule({
  name: 'freeze-finished-months',
  cron: '10 0 * * *',
  run: async ({ tx, now }) => {
    const isLast = eq(sponsorReportMonth.month, firstOfMonth(berlinDay(now), -1))
    const missing = await tx
      .select({ sponsorId: sponsor.id })
      .from(sponsor)
      .leftJoin(sponsorReportMonth, and(eq(sponsorReportMonth.sponsorId, sponsor.id), isLast))
      .where(isNull(sponsorReportMonth.month))
    for (const payload of missing) await enqueue(tx, freezeMonthsOfSponsor, payload)
  },
})
