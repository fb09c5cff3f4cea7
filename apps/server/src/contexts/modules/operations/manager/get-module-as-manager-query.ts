import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { loadManagedModule } from '../../managed-modules.ts'

export const getModuleAsManagerQuery = handle(
  getModuleAsManager,
  async ({ input, tx, app, refuse }) =>
    (await loadManagedModule(tx, app, input.moduleId)) ?? refuse('not-found'),
)
