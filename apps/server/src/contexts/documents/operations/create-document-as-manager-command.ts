import { randomUUID } from 'node:crypto'
import { createDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { holdList } from '../../../platform/database/hold-list.ts'
import { nextPosition } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { keepDocumentFile } from '../keep-document-file.ts'
import { document } from '../tables.ts'

export const createDocumentAsManagerCommand = handle(
  createDocumentAsManager,
  async ({ input, files, tx, app, services, refuse }) => {
    const storedFileId = await keepDocumentFile(tx, services.storage, app.appId, files.file)
    if (!storedFileId) return refuse('wrong-file-format')
    await holdList(tx, document)
    const documentId = randomUUID()
    const { title, shortDescription } = input
    await tx
      .insert(document)
      .values({ id: documentId, title, shortDescription, storedFileId, position: nextPosition(document) })
    return { documentId }
  },
)
