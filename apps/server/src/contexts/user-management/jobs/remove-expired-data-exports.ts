import { eq, lt, or } from 'drizzle-orm'
import { defineLooseSchedule } from '../../../platform/jobs/job.ts'
import { folderOfExport } from '../export/folder-of-export.ts'
import { EXPORT_KEPT_MS } from '../rules/export-life.ts'
import { dataExport } from '../tables.ts'

/**
 * After 48 hours removes the file, then its row, so that a run that ends between the two is made up for by the next; also of
 * exports that were never finished.
 */
export const removeExpiredDataExports = defineLooseSchedule({
  name: 'remove-expired-data-exports',
  cron: '7 * * * *',
  run: async ({ inTx, appId, now, services }) => {
    const isOver = or(
      lt(dataExport.availableUntil, now),
      lt(dataExport.requestedAt, new Date(now.getTime() - 2 * EXPORT_KEPT_MS)),
    )
    const expired = await inTx((tx) => tx.select({ id: dataExport.id }).from(dataExport).where(isOver))
    for (const { id } of expired) {
      await services.storage.removeAll(folderOfExport(appId, id))
      await inTx((tx) => tx.delete(dataExport).where(eq(dataExport.id, id)))
    }
  },
})
