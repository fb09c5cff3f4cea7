import { defineSchedule } from '../jobs/job.ts'

/** Counters are kept over all apps: the first app whose job runs removes the old ones for all. */
export const removeOldThrottleRows = defineSchedule({
  name: 'remove-old-throttle-rows',
  cron: '50 3 * * *',
  run: ({ services, now }) => services.throttle.removeOld(now),
})
