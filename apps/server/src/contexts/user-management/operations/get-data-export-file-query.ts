import { getDataExportFile } from '@wohlauf/contract/user-management'
import { and, eq, gt } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { dataExport } from '../tables.ts'

export const getDataExportFileQuery = handle(getDataExportFile, async ({ tx, user, now, refuse }) => {
  const [found] = await tx
    .select({ storageKey: dataExport.storageKey })
    .from(dataExport)
    .where(and(eq(dataExport.userId, user.id), gt(dataExport.availableUntil, now)))
  return found?.storageKey
    ? { storageKey: found.storageKey, contentType: 'application/zip', fileName: 'meine-daten.zip' }
    : refuse('not-found')
})
