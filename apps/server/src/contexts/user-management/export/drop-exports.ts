import { and, eq, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { removeDataExportFiles } from '../jobs/remove-data-export-files.ts'
import { dataExport } from '../tables.ts'

/** All retries are over long before that: an export that is not finished by then never will be. */
const MAKING_TAKES_AT_MOST_MS = 60 * 60_000

/** Exports that a new request may replace: a finished one, or one that failed. */
const isReplaceable = (now: Date): SQL | undefined =>
  or(
    isNotNull(dataExport.storageKey),
    lt(dataExport.requestedAt, new Date(now.getTime() - MAKING_TAKES_AT_MOST_MS)),
  )

const drop = async (tx: Tx, which: SQL | undefined): Promise<void> => {
  const dropped = await tx.delete(dataExport).where(which).returning({ dataExportId: dataExport.id })
  for (const payload of dropped) await enqueue(tx, removeDataExportFiles, payload)
}

/** Deletes a user's exports, finished or not; their files are removed after the commit. */
export const dropExportsOf = (tx: Tx, userId: string): Promise<void> =>
  drop(tx, eq(dataExport.userId, userId))

export const dropReplaceableExport = (tx: Tx, userId: string, now: Date): Promise<void> =>
  drop(tx, and(eq(dataExport.userId, userId), isReplaceable(now)))
