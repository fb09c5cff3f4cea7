import { getDocumentFile } from '@wohlauf/contract/documents'
import { eq } from 'drizzle-orm'
import { storedFile } from '../../../platform/files/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { document } from '../tables.ts'

export const getDocumentFileQuery = handle(getDocumentFile, async ({ input, tx, services, refuse }) => {
  const [found] = await tx
    .select({
      key: storedFile.storageKey,
      contentType: storedFile.contentType,
      fileName: storedFile.fileName,
    })
    .from(document)
    .innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
    .where(eq(document.id, input.documentId))
  const bytes = found && (await services.storage.read(found.key))
  return bytes ? { bytes, contentType: found.contentType, fileName: found.fileName } : refuse('not-found')
})
