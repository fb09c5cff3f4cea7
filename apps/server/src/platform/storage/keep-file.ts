import { hash, randomUUID } from 'node:crypto'
import type { Tx } from '../database/transaction.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { drawDocumentPreview, PDF_TYPE } from './documents/draw-document-preview.ts'
import type { FileStorage } from './storage.ts'
import { storedFile } from './tables.ts'

type GivenBytes = { bytes: Buffer; contentType: string; fileName: string }

/** A file in the storage that has no row yet. */
export type WrittenFile = {
  storageKey: string
  contentType: string
  fileName: string
  sizeBytes: number
  sha256: string
}

export const documentsFolder = (appId: string): string => `${appId}/documents`

/** Stores a file's bytes, before a transaction is open; {@link keepFile} writes its row. */
export const writeFile = async (
  storage: FileStorage,
  appId: string,
  { bytes, contentType, fileName }: GivenBytes,
): Promise<WrittenFile> => {
  const storageKey = `${documentsFolder(appId)}/${randomUUID()}`
  await storage.write(storageKey, bytes, contentType)
  return { storageKey, contentType, fileName, sizeBytes: bytes.length, sha256: hash('sha256', bytes) }
}

/** @returns the row's id */
export const keepFile = async (tx: Tx, file: WrittenFile): Promise<string> => {
  const id = randomUUID()
  await tx.insert(storedFile).values({ id, ...file })
  if (file.contentType === PDF_TYPE) await enqueue(tx, drawDocumentPreview, { storedFileId: id })
  return id
}
