import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { eq } from 'drizzle-orm'
import { storedFile } from '../../../platform/files/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { document } from '../tables.ts'

export const getDocumentFileQuery = handle(getDocumentFile, async ({ input, tx, refuse }) => {
  const [found] = await tx
    .select({
      storageKey: storedFile.storageKey,
      contentType: storedFile.contentType,
      fileName: storedFile.fileName,
    })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .where(eq(document.id, input.documentId))
  return found ?? refuse('not-found')
})
