import { defineSchedule } from '../jobs/job.ts'

/** Limits are counted over all apps: the first app whose job runs removes the old counters for all. */
export const removeOldRateLimits = defineSchedule({
  name: 'remove-old-rate-limits',
  cron: '55 3 * * *',
  run: ({ services, now }) => services.limits.removeOld(now),
})
