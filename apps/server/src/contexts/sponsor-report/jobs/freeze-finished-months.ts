import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import * as z from 'zod/mini'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineJob, defineSchedule } from '../../../platform/jobs/job.ts'
import { freezeMonths } from '../freeze-months.ts'
import { firstOfMonth } from '../rules/months.ts'
import { sponsorsWithout } from '../seats-of-sponsor.ts'

export const freezeMonthsOfSponsor = defineJob({
  name: 'freeze-months-of-sponsor',
  payload: z.object({ sponsorId: z.uuid() }),
  run: ({ payload, tx, now }) => freezeMonths(tx, payload.sponsorId, now),
})

/**
 * Runs ten minutes after the end of a month, before many accounts can have been deleted; every day, so that a missed
 * month is published later. Each sponsor has a job and a transaction of its own.
 */
export const freezeFinishedMonths = defineSchedule({
  name: 'freeze-finished-months',
  cron: '10 0 * * *',
  run: async ({ tx, now }) => {
    const missing = await sponsorsWithout(tx, firstOfMonth(berlinDay(now), -1))
    for (const payload of missing) await enqueue(tx, freezeMonthsOfSponsor, payload)
  },
})
