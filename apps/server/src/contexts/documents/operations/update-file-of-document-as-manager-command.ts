import { updateFileOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { keepFile } from '../../../platform/storage/keep-file.ts'
import { removeUnusedFile } from '../../../platform/storage/remove-unused-file.ts'
import { document } from '../database/tables.ts'
import { lockDocument } from '../locked-document.ts'

export const updateFileOfDocumentAsManagerCommand = handle(
  updateFileOfDocumentAsManager,
  async ({ input, files, tx, refuse }) => {
    const locked = await lockDocument(tx, input.documentId)
    if (!locked) return refuse('not-found')
    if (wasChangedSince(locked, input.revision)) return refuse('conflict')
    const storedFileId = await keepFile(tx, files.file)
    await tx
      .update(document)
      .set({ storedFileId, revision: locked.revision + 1 })
      .where(eq(document.id, locked.id))
    await enqueue(tx, removeUnusedFile, { storedFileId: locked.storedFileId })
    return {}
  },
)
