import { and, eq, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { removeDataExportFiles } from '../jobs/remove-data-export-files.ts'
import { dataExport } from '../tables.ts'

/** Its tries are over long before that: what is not made by then will not be. */
const MAKING_TAKES_AT_MOST_MS = 60 * 60_000

/** What a new request may replace: an export that was made, or one that came to nothing. */
const isReplaceable = (now: Date): SQL | undefined =>
  or(
    isNotNull(dataExport.storageKey),
    lt(dataExport.requestedAt, new Date(now.getTime() - MAKING_TAKES_AT_MOST_MS)),
  )

const drop = async (tx: Tx, which: SQL | undefined): Promise<void> => {
  const dropped = await tx.delete(dataExport).where(which).returning({ dataExportId: dataExport.id })
  for (const payload of dropped) await enqueue(tx, removeDataExportFiles, payload)
}

/** Takes a person's exports, made or being made; their files go after the commit. */
export const dropExportsOf = (tx: Tx, userId: string): Promise<void> =>
  drop(tx, eq(dataExport.userId, userId))

export const dropReplaceableExport = (tx: Tx, userId: string, now: Date): Promise<void> =>
  drop(tx, and(eq(dataExport.userId, userId), isReplaceable(now)))
