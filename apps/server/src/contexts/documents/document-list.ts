import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { storedFile } from '../../platform/files/tables.ts'
import { document } from './tables.ts'

/** An app's documents in its order. */
export const listDocuments = (tx: Tx) =>
  tx
    .select({
      documentId: document.id,
      title: document.title,
      shortDescription: document.shortDescription,
      fileName: storedFile.fileName,
      revision: document.revision,
    })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .orderBy(asc(document.position))
