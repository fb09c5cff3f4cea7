import type { DataExport } from '@wohlauf/contract/values/accounts/data-export'
import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { FileAnswer } from '../../../platform/http/answers/answer.ts'
import { dataExport } from '../database/tables.ts'

/** The state of a user's export; an expired one counts as none. */
export const findExportOf = async (tx: Tx, userId: string, now: Date): Promise<DataExport> => {
  const [row] = await tx.select().from(dataExport).where(eq(dataExport.userId, userId))
  if (!row || (row.availableUntil && row.availableUntil <= now))
    return { requestedAt: null, availableUntil: null }
  return {
    requestedAt: row.requestedAt.toISOString(),
    availableUntil: row.availableUntil?.toISOString() ?? null,
  }
}

/** The file of a user's export; null when nothing can be downloaded. */
export const findExportFileOf = async (tx: Tx, userId: string, now: Date): Promise<FileAnswer | null> => {
  const [row] = await tx
    .select({ storageKey: dataExport.storageKey })
    .from(dataExport)
    .where(and(eq(dataExport.userId, userId), gt(dataExport.availableUntil, now)))
  return row?.storageKey
    ? { storageKey: row.storageKey, contentType: 'application/zip', fileName: 'meine-daten.zip' }
    : null
}
