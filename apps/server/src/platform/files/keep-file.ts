import { randomUUID } from 'node:crypto'
import { onUndo, type Tx } from '../database/transaction.ts'
import type { FileStorage } from './storage.ts'
import { storedFile } from './tables.ts'

export type KeptFile = { appId: string; bytes: Buffer; contentType: string; fileName: string }

/** Keeps a file byte by byte, then its row, and answers with the row's id. The bytes go again when the transaction is undone. */
export const keepFile = async (
  tx: Tx,
  storage: FileStorage,
  { appId, bytes, contentType, fileName }: KeptFile,
): Promise<string> => {
  const [id, storageKey] = [randomUUID(), `${appId}/documents/${randomUUID()}`]
  onUndo(tx, () => storage.remove(storageKey))
  await storage.write(storageKey, bytes, contentType)
  await tx.insert(storedFile).values({ id, storageKey, contentType, fileName, sizeBytes: bytes.length })
  return id
}
