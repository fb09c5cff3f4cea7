import { updateOrderOfContentElementsAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { eq } from 'drizzle-orm'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdPage } from '../holding.ts'
import { contentElement } from '../tables.ts'

export const updateOrderOfContentElementsForModulePageAsManagerCommand = handle(
  updateOrderOfContentElementsAsManager,
  async ({ input, tx, refuse }) => {
    if (!(await holdPage(tx, input.modulePageId))) return refuse('not-found')
    const elements = await tx
      .select({ id: contentElement.id })
      .from(contentElement)
      .where(eq(contentElement.modulePageId, input.modulePageId))
    const ids = elements.map(({ id }) => id)
    if (!(await saveOrder(tx, contentElement, ids, input.sortedIdsOfContentElements)))
      return refuse('conflict')
    return {}
  },
)
