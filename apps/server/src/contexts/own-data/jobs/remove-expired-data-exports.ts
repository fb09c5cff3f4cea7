import { defineSchedule } from '../../../platform/jobs/job.ts'
import { dropExpiredExports } from '../export/drop-exports.ts'

/** After 48 hours, and of exports that were never finished after 96. */
export const removeExpiredDataExports = defineSchedule({
  name: 'remove-expired-data-exports',
  cron: '7 * * * *',
  run: ({ tx, now }) => dropExpiredExports(tx, now),
})
