import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents-as-manager'
import { holdList } from '../../../platform/database/hold-list.ts'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { document } from '../tables.ts'

export const updateOrderOfDocumentsAsManagerCommand = handle(
  updateOrderOfDocumentsAsManager,
  async ({ input, tx, refuse }) => {
    await holdList(tx, document)
    const held = await tx.select({ id: document.id }).from(document)
    const isSaved = await saveOrder(
      tx,
      document,
      held.map(({ id }) => id),
      input.sortedIdsOfDocuments,
    )
    return isSaved ? {} : refuse('conflict')
  },
)
