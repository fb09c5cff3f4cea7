import { getModulePageForPreviewAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { loadManagedPages } from '../../module-details.ts'

export const getModulePageForPreviewAsManagerQuery = handle(
  getModulePageForPreviewAsManager,
  async ({ input, tx, app, refuse }) => {
    const { moduleId, modulePageId } = input
    const [page] = await loadManagedPages(tx, app, moduleId, modulePageId)
    return page ?? refuse('not-found')
  },
)
