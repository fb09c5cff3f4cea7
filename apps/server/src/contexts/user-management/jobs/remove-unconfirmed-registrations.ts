import { defineSchedule } from '../../../platform/jobs/job.ts'
import { freeUnconfirmedSeats } from '../../sponsors/index.ts'
import { LINK_LIFE_MS } from '../rules/link-life.ts'

/** The link is written by a job, so it ends a little later than the life that the registration began with. */
const MARGIN_MS = 3_600_000

/** Seats whose registration nobody confirmed are free again when the link is over. */
export const removeUnconfirmedRegistrations = defineSchedule({
  name: 'remove-unconfirmed-registrations',
  cron: '12 * * * *',
  run: ({ tx, now }) =>
    freeUnconfirmedSeats(tx, new Date(now.getTime() - LINK_LIFE_MS.REGISTRATION - MARGIN_MS)),
})
