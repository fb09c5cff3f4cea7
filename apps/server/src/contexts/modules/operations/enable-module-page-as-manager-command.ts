import { enableModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showPage } from '../show-or-hide.ts'

export const enableModulePageAsManagerCommand = handle(
  enableModulePageAsManager,
  async ({ input, tx, refuse }) =>
    (await showPage(tx, input.modulePageId, true)) ? {} : refuse('not-found'),
)
