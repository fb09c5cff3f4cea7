import { hash, randomUUID } from 'node:crypto'
import { onUndo, type Tx } from '../database/transaction.ts'
import type { FileStorage } from './storage.ts'
import { storedFile } from './tables.ts'

export type KeptFile = { appId: string; bytes: Buffer; contentType: string; fileName: string }

/**
 * Keeps a file byte by byte, then its row. The bytes go again when the transaction is undone.
 *
 * @returns the row's id, and the hash of the bytes
 */
export const keepFile = async (
  tx: Tx,
  storage: FileStorage,
  { appId, bytes, contentType, fileName }: KeptFile,
): Promise<{ storedFileId: string; sha256: string }> => {
  const [storedFileId, storageKey] = [randomUUID(), `${appId}/documents/${randomUUID()}`]
  const sha256 = hash('sha256', bytes)
  onUndo(tx, () => storage.remove(storageKey))
  await storage.write(storageKey, bytes, contentType)
  const row = { id: storedFileId, storageKey, contentType, fileName, sizeBytes: bytes.length, sha256 }
  await tx.insert(storedFile).values(row)
  return { storedFileId, sha256 }
}
