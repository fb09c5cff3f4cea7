import type { Tx } from '../../platform/database/transaction.ts'
import { cleanFileName } from '../../platform/files/clean-file-name.ts'
import { documentFormatOf } from '../../platform/files/document-format.ts'
import { keepFile } from '../../platform/files/keep-file.ts'
import type { FileStorage } from '../../platform/files/storage.ts'
import type { GivenFile } from '../../platform/http/handler.ts'

/**
 * Keeps an uploaded document byte by byte, under a name that fits what it is.
 *
 * @returns the stored file's id, its name and the hash of its bytes; null when they are neither PDF nor DOC nor DOCX
 */
export const keepDocumentFile = async (
  tx: Tx,
  storage: FileStorage,
  appId: string,
  { bytes, fileName: givenName }: GivenFile,
): Promise<{ storedFileId: string; fileName: string; sha256: string } | null> => {
  const format = await documentFormatOf(bytes)
  if (!format) return null
  const fileName = cleanFileName(givenName, format.extension)
  const kept = await keepFile(tx, storage, { appId, bytes, contentType: format.contentType, fileName })
  return { ...kept, fileName }
}
