import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { dataExport } from '../database/tables.ts'
import { MAKE_DATA_EXPORT } from '../jobs/make-data-export.ts'
import { dropReplaceableExport } from './drop-exports.ts'

/** The account is locked. Of two concurrent requests, and while one is being created, only the first has an effect. */
export const requestExportOf = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await dropReplaceableExport(tx, userId, now)
  const [request] = await tx
    .insert(dataExport)
    .values({ id: randomUUID(), userId, requestedAt: now })
    .onConflictDoNothing()
    .returning({ dataExportId: dataExport.id })
  if (request) await enqueue(tx, MAKE_DATA_EXPORT, request)
}
