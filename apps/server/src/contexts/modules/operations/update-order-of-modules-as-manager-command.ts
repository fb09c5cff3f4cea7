import { updateOrderOfModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { lockList } from '../../../platform/database/hold-list.ts'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { module } from '../tables.ts'

export const updateOrderOfModulesAsManagerCommand = handle(
  updateOrderOfModulesAsManager,
  async ({ input, tx, refuse }) => {
    await lockList(tx, module)
    const locked = await tx.select({ id: module.id }).from(module)
    const isSaved = await saveOrder(
      tx,
      module,
      locked.map(({ id }) => id),
      input.sortedIdsOfModules,
    )
    return isSaved ? {} : refuse('conflict')
  },
)
