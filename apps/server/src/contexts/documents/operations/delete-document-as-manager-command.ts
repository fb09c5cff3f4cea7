import { deleteDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { eq } from 'drizzle-orm'
import { lockList } from '../../../platform/database/hold-list.ts'
import { removeUnusedFile } from '../../../platform/files/remove-unused-file.ts'
import { handle } from '../../../platform/http/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { document } from '../tables.ts'

/** The content elements that refer to it go with it, by their foreign key. */
export const deleteDocumentAsManagerCommand = handle(
  deleteDocumentAsManager,
  async ({ input, tx, refuse }) => {
    await lockList(tx, document)
    const [deleted] = await tx
      .delete(document)
      .where(eq(document.id, input.documentId))
      .returning({ storedFileId: document.storedFileId })
    if (!deleted) return refuse('not-found')
    await enqueue(tx, removeUnusedFile, deleted)
    return {}
  },
)
