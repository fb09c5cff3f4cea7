import { enableModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showModule } from '../show-or-hide.ts'

export const enableModuleAsManagerCommand = handle(enableModuleAsManager, async ({ input, tx, refuse }) =>
  (await showModule(tx, input.moduleId, true)) ? {} : refuse('not-found'),
)
