import * as z from 'zod/mini'
import type { Services } from '../base/services.ts'
import { defineAcrossSchedule, defineLooseJob } from '../jobs/job.ts'
import type { JobLog } from '../jobs/job-log.ts'

const tell = async ({
  services,
  now,
  log,
}: {
  services: Services
  now: Date
  log: JobLog
}): Promise<void> => {
  for (const { address, problem } of await services.backups.tellPlaces(now))
    log.warn({ place: address, problem }, 'deletions not told')
}

/** Soon after a deletion its tombstone lies beside the backups. */
export const copyTombstonesJob = defineLooseJob({
  name: 'copy-tombstones',
  payload: z.strictObject({}),
  retry: { limit: 20, firstSeconds: 10, longestSeconds: 3600 },
  run: tell,
})

/** A place that was away gets what it missed, and each says until when it knows all deletions. */
export const tellPlacesSchedule = defineAcrossSchedule({
  name: 'tell-places-of-backups',
  cron: '*/5 * * * *',
  keptSeconds: 3600,
  // The next tick is the next try.
  retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 },
  run: tell,
})
