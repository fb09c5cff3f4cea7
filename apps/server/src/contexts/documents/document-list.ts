import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { storedFile } from '../../platform/files/tables.ts'
import { document } from './tables.ts'

/** An app's documents in its order. */
export const listDocuments = (tx: Tx, most: number) =>
  tx
    .select({
      documentId: document.id,
      title: document.title,
      shortDescription: document.shortDescription,
      fileName: storedFile.fileName,
    })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .orderBy(asc(document.position))
    .limit(most)
