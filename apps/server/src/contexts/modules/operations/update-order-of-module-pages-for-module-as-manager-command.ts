import { updateOrderOfModulePagesAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdModule } from '../holding.ts'
import { modulePage } from '../tables.ts'

export const updateOrderOfModulePagesAsManagerCommand = handle(
  updateOrderOfModulePagesAsManager,
  async ({ input, tx, refuse }) => {
    const { moduleId, sortedIdsOfModulePages } = input
    if (!(await holdModule(tx, moduleId))) return refuse('not-found')
    const held = await tx
      .select({ id: modulePage.id })
      .from(modulePage)
      .where(eq(modulePage.moduleId, moduleId))
    const isSaved = await saveOrder(
      tx,
      modulePage,
      held.map(({ id }) => id),
      sortedIdsOfModulePages,
    )
    return isSaved ? {} : refuse('conflict')
  },
)
