import { randomUUID } from 'node:crypto'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { eq } from 'drizzle-orm'
import { insertOnce } from '../../../platform/database/insert-once.ts'
import { lockList } from '../../../platform/database/lock-list.ts'
import { nextPosition } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { keepFile } from '../../../platform/storage/keep-file.ts'
import { removeUnusedFile } from '../../../platform/storage/remove-unused-file.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { document } from '../database/tables.ts'

export const createDocumentAsManagerCommand = handle(
  createDocumentAsManager,
  async ({ input, files, tx, refuse }) => {
    const storedFileId = await keepFile(tx, files.file)
    await lockList(tx, document)
    const { documentId = randomUUID(), title, shortDescription } = input
    const { fileName, sha256 } = files.file
    const position = await nextPosition(tx, document)
    const outcome = await insertOnce(tx, document, {
      row: { id: documentId, title, shortDescription, storedFileId, position },
      written: { title, shortDescription, fileName, sha256 },
      find: async () => {
        const { title, shortDescription } = document
        const { fileName, sha256 } = storedFile
        const documents = tx.select({ title, shortDescription, fileName, sha256 }).from(document)
        const withFile = documents.innerJoin(storedFile, eq(storedFile.id, document.storedFileId))
        return (await withFile.where(eq(document.id, documentId)))[0]
      },
    })
    if (outcome === 'conflict') return refuse('conflict')
    if (outcome === 'known') await enqueue(tx, removeUnusedFile, { storedFileId })
    return { documentId }
  },
)
