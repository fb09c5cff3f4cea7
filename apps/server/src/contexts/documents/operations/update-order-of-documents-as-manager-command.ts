import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents-as-manager'
import { lockList } from '../../../platform/database/hold-list.ts'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { document } from '../tables.ts'

export const updateOrderOfDocumentsAsManagerCommand = handle(
  updateOrderOfDocumentsAsManager,
  async ({ input, tx, refuse }) => {
    await lockList(tx, document)
    const locked = await tx.select({ id: document.id }).from(document)
    const isSaved = await saveOrder(
      tx,
      document,
      locked.map(({ id }) => id),
      input.sortedIdsOfDocuments,
    )
    return isSaved ? {} : refuse('conflict')
  },
)
