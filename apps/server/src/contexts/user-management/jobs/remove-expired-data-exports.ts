import { eq, lt, or } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { folderOfExport } from '../export/folder-of-export.ts'
import { EXPORT_KEPT_MS } from '../rules/export-life.ts'
import { dataExport } from '../tables.ts'

/** After 48 hours removes the file, then its row; also of exports that were never finished. */
export const removeExpiredDataExports = defineSchedule({
  name: 'remove-expired-data-exports',
  cron: '7 * * * *',
  run: async ({ tx, appId, now, services }) => {
    const isOver = or(
      lt(dataExport.availableUntil, now),
      lt(dataExport.requestedAt, new Date(now.getTime() - 2 * EXPORT_KEPT_MS)),
    )
    const expired = await tx.select({ id: dataExport.id }).from(dataExport).where(isOver)
    for (const { id } of expired) {
      await services.storage.removeAll(folderOfExport(appId, id))
      await tx.delete(dataExport).where(eq(dataExport.id, id))
    }
  },
})
