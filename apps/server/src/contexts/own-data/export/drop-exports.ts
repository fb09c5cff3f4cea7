import { and, eq, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { dataExport } from '../database/tables.ts'
import { removeDataExportFiles } from '../jobs/remove-data-export-files.ts'
import { EXPORT_KEPT_MS, EXPORT_MADE_IN_SECONDS } from '../rules/export-life.ts'

/** Exports that a new request may replace: finished ones, and those requested longer ago than an attempt may take. */
const isReplaceable = (now: Date): SQL | undefined =>
  or(
    isNotNull(dataExport.storageKey),
    lt(dataExport.requestedAt, new Date(now.getTime() - EXPORT_MADE_IN_SECONDS * 1000)),
  )

const drop = async (tx: Tx, which: SQL | undefined): Promise<void> => {
  const dropped = await tx.delete(dataExport).where(which).returning({ dataExportId: dataExport.id })
  for (const payload of dropped) await enqueue(tx, removeDataExportFiles, payload)
}

/** Deletes a user's exports, finished or not; their files are removed after the commit. */
export const dropExportsOf = (tx: Tx, userId: string): Promise<void> =>
  drop(tx, eq(dataExport.userId, userId))

/** Deletes exports, of all users, that were stored long enough or never finished. */
export const dropExpiredExports = (tx: Tx, now: Date): Promise<void> =>
  drop(
    tx,
    or(
      lt(dataExport.availableUntil, now),
      lt(dataExport.requestedAt, new Date(now.getTime() - 2 * EXPORT_KEPT_MS)),
    ),
  )

export const dropReplaceableExport = (tx: Tx, userId: string, now: Date): Promise<void> =>
  drop(tx, and(eq(dataExport.userId, userId), isReplaceable(now)))
