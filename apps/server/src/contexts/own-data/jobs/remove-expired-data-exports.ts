import { defineSchedule } from '../../../platform/jobs/job.ts'
import { dropExpiredExports } from '../export/drop-exports.ts'

/** Finished exports are removed after 48 hours, unfinished ones after 96. */
export const removeExpiredDataExports = defineSchedule({
  name: 'remove-expired-data-exports',
  cron: '7 * * * *',
  run: ({ tx, now }) => dropExpiredExports(tx, now),
})
