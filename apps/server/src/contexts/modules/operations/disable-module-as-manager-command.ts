import { disableModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showModule } from '../show-or-hide.ts'

export const disableModuleAsManagerCommand = handle(disableModuleAsManager, async ({ input, tx, refuse }) =>
  (await showModule(tx, input.moduleId, false)) ? {} : refuse('not-found'),
)
