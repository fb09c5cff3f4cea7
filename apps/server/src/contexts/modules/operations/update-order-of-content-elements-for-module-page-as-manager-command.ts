import { updateOrderOfContentElementsAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { asc, eq } from 'drizzle-orm'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { lockPage } from '../holding.ts'
import { orderOfAll, shownTypes } from '../rules/shown-elements.ts'
import { contentElement } from '../tables.ts'

export const updateOrderOfContentElementsForModulePageAsManagerCommand = handle(
  updateOrderOfContentElementsAsManager,
  async ({ input, tx, app, refuse }) => {
    if (!(await lockPage(tx, input.modulePageId))) return refuse('not-found')
    const elements = await tx
      .select({ id: contentElement.id, type: contentElement.type })
      .from(contentElement)
      .where(eq(contentElement.modulePageId, input.modulePageId))
      .orderBy(asc(contentElement.position))
    const order = orderOfAll(elements, shownTypes(app.appEnabledFeatures), input.sortedIdsOfContentElements)
    const ids = elements.map(({ id }) => id)
    if (!order || !(await saveOrder(tx, contentElement, ids, order))) return refuse('conflict')
    return {}
  },
)
