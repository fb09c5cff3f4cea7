import { count, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement } from './database/tables.ts'

/** How many content elements refer to each document of the app; a document without references is missing. */
export const countReferringElements = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ documentId: contentElement.documentId, elements: count() })
    .from(contentElement)
    .where(isNotNull(contentElement.documentId))
    .groupBy(contentElement.documentId)
  return new Map(rows.flatMap(({ documentId, elements }) => (documentId ? [[documentId, elements]] : [])))
}
