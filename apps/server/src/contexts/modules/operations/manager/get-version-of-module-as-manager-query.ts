import { getVersionOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { loadVersion } from '../../version-of-module.ts'

export const getVersionOfModuleAsManagerQuery = handle(
  getVersionOfModuleAsManager,
  async ({ input, tx, app, refuse }) => (await loadVersion(tx, app, input)) ?? refuse('not-found'),
)
