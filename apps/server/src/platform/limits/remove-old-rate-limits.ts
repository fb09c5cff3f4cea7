import { defineSchedule } from '../jobs/job.ts'

/** Counters belong to no app: the first app whose job runs removes the old ones for all. */
export const removeOldRateLimits = defineSchedule({
  name: 'remove-old-rate-limits',
  cron: '55 3 * * *',
  run: ({ services, now }) => services.limits.removeOld(now),
})
