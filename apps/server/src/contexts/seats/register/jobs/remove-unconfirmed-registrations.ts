import { defineSchedule } from '../../../../platform/jobs/job.ts'
import { LINK_LIFE_MS } from '../../../mailed-links/index.ts'
import { freeUnconfirmedSeats } from '../free-unconfirmed-seats.ts'

/** The link is created by a job, a little after the registration's beginning. */
const MARGIN_MS = 3_600_000

export const removeUnconfirmedRegistrations = defineSchedule({
  name: 'remove-unconfirmed-registrations',
  cron: '12 * * * *',
  run: ({ tx, now }) =>
    freeUnconfirmedSeats(tx, new Date(now.getTime() - LINK_LIFE_MS.REGISTRATION - MARGIN_MS)),
})
