import * as z from 'zod/mini'
import { defineLooseJob } from '../jobs/job.ts'

/** Soon after a deletion its tombstone lies beside the backups. While their place is away, the job waits and tries again. */
export const copyTombstonesJob = defineLooseJob({
  name: 'copy-tombstones',
  payload: z.strictObject({}),
  retry: { limit: 20, firstSeconds: 10, longestSeconds: 3600 },
  run: ({ services, now }) => services.backups.copyTombstones(now),
})
