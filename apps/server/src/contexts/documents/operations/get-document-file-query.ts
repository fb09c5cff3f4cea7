import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { document } from '../database/tables.ts'

export const getDocumentFileQuery = handle(getDocumentFile, async ({ input, tx, refuse }) => {
  const [file] = await tx
    .select({
      storageKey: storedFile.storageKey,
      contentType: storedFile.contentType,
      fileName: storedFile.fileName,
    })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .where(eq(document.id, input.documentId))
  return file ?? refuse('not-found')
})
