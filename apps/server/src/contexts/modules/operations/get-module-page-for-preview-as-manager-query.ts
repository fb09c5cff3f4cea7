import { getModulePageForPreviewAsManager } from '@wohlauf/contract/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { loadManagedPages } from '../module-details.ts'

export const getModulePageForPreviewAsManagerQuery = handle(
  getModulePageForPreviewAsManager,
  async ({ input, tx, refuse }) => {
    const [page] = await loadManagedPages(tx, input.moduleId, input.modulePageId)
    return page ?? refuse('not-found')
  },
)
