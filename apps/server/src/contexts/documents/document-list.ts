import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { image, storedFile } from '../../platform/storage/tables.ts'
import { document } from './database/tables.ts'

declare module '../../platform/base/services.ts' {
  interface Services {
    /**
     * Documents without references are missing. A service, so that `documents` need not know the
     * contexts that refer to it.
     */
    countDocumentReferences: (tx: Tx) => Promise<ReadonlyMap<string, number>>
  }
}

export const listDocuments = async (tx: Tx) => {
  const rows = await tx
    .select({
      documentId: document.id,
      title: document.title,
      shortDescription: document.shortDescription,
      fileName: storedFile.fileName,
      sizeBytes: storedFile.sizeBytes,
      pageCount: storedFile.pageCount,
      preview: imageColumns,
      revision: document.revision,
    })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .leftJoin(image, eq(image.id, storedFile.previewImageId))
    .orderBy(asc(document.position))
  return rows.map((row) => ({ ...row, preview: row.preview && toImage(row.preview) }))
}

export const sharedDocuments = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('documents', () => listDocuments(tx))
