import { updateOrderOfModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { holdList } from '../../../platform/database/hold-list.ts'
import { saveOrder } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { module } from '../tables.ts'

export const updateOrderOfModulesAsManagerCommand = handle(
  updateOrderOfModulesAsManager,
  async ({ input, tx, refuse }) => {
    await holdList(tx, module)
    const held = await tx.select({ id: module.id }).from(module)
    const isSaved = await saveOrder(
      tx,
      module,
      held.map(({ id }) => id),
      input.sortedIdsOfModules,
    )
    return isSaved ? {} : refuse('conflict')
  },
)
