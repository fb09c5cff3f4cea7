import { disableModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showPage } from '../show-or-hide.ts'

export const disableModulePageAsManagerCommand = handle(
  disableModulePageAsManager,
  async ({ input, tx, refuse }) =>
    (await showPage(tx, input.modulePageId, false)) ? {} : refuse('not-found'),
)
