import { updateFileOfDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { removeUnusedFile } from '../../../platform/files/remove-unused-file.ts'
import { handle } from '../../../platform/http/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { holdDocument } from '../held-document.ts'
import { keepDocumentFile } from '../keep-document-file.ts'
import { document } from '../tables.ts'

export const updateFileOfDocumentAsManagerCommand = handle(
  updateFileOfDocumentAsManager,
  async ({ input, files, tx, app, services, refuse }) => {
    const [found] = await tx
      .select({ id: document.id })
      .from(document)
      .where(eq(document.id, input.documentId))
    if (!found) return refuse('not-found')
    // Keeping the bytes takes a while: nobody waits for the row meanwhile.
    const kept = await keepDocumentFile(tx, services.storage, app.appId, files.file)
    if (!kept) return refuse('wrong-file-format')
    const held = await holdDocument(tx, input.documentId)
    if (!held) return refuse('not-found')
    if (wasChangedSince(held, input.revision)) return refuse('conflict')
    await tx
      .update(document)
      .set({ storedFileId: kept.storedFileId, revision: held.revision + 1 })
      .where(eq(document.id, held.id))
    await enqueue(tx, removeUnusedFile, { storedFileId: held.storedFileId })
    return {}
  },
)
