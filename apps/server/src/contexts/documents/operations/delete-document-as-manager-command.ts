import { deleteDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { eq } from 'drizzle-orm'
import { holdList } from '../../../platform/database/hold-list.ts'
import { handle } from '../../../platform/http/handler.ts'
import { document } from '../tables.ts'

export const deleteDocumentAsManagerCommand = handle(
  deleteDocumentAsManager,
  async ({ input, tx, refuse }) => {
    await holdList(tx, document)
    const { rowCount } = await tx.delete(document).where(eq(document.id, input.documentId))
    return rowCount === 1 ? {} : refuse('not-found')
  },
)
