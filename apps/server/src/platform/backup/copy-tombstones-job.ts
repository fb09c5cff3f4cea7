import * as z from 'zod/mini'
import type { Services } from '../base/services.ts'
import { defineAcrossSchedule, defineLooseJob } from '../jobs/job.ts'
import type { JobLog } from '../jobs/job-log.ts'

const copyToPlaces = async ({
  services,
  now,
  log,
}: {
  services: Services
  now: Date
  log: JobLog
}): Promise<void> => {
  for (const { address, problem } of await services.backups.updatePlaces(now))
    log.warn({ place: address, problem }, 'deletions not told')
}

/** Copies a tombstone to the backups soon after its deletion. */
export const copyTombstonesJob = defineLooseJob({
  name: 'copy-tombstones',
  payload: z.strictObject({}),
  retry: { limit: 20, firstSeconds: 10, longestSeconds: 3600 },
  run: copyToPlaces,
})

/**
 * Gives a place that was unreachable the tombstones that it missed, and updates until when each place knows all
 * deletions.
 */
export const updatePlacesSchedule = defineAcrossSchedule({
  name: 'tell-places-of-backups',
  cron: '*/5 * * * *',
  keptSeconds: 3600,
  // The next tick is the next attempt.
  retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 },
  run: copyToPlaces,
})
