import { lt } from 'drizzle-orm'
import { defineSchedule } from '../jobs/job.ts'
import { deletedId } from './tables.ts'

/** Commands that wait on a device have no age; one that has waited for a year is taken as new. */
const KEPT_MS = 365 * 86_400_000

export const removeOldDeletedIds = defineSchedule({
  name: 'remove-old-deleted-ids',
  cron: '25 3 * * *',
  run: async ({ tx, now }) => {
    await tx.delete(deletedId).where(lt(deletedId.deletedAt, new Date(now.getTime() - KEPT_MS)))
  },
})
