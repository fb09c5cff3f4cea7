import { updateOrderOfModulePagesAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { lockModule } from '../holding.ts'
import { modulePage } from '../tables.ts'

export const updateOrderOfModulePagesAsManagerCommand = handle(
  updateOrderOfModulePagesAsManager,
  async ({ input, tx, refuse }) => {
    const { moduleId, sortedIdsOfModulePages } = input
    if (!(await lockModule(tx, moduleId))) return refuse('not-found')
    const locked = await tx
      .select({ id: modulePage.id })
      .from(modulePage)
      .where(eq(modulePage.moduleId, moduleId))
    const isSaved = await saveOrder(
      tx,
      modulePage,
      locked.map(({ id }) => id),
      sortedIdsOfModulePages,
    )
    return isSaved ? {} : refuse('conflict')
  },
)
