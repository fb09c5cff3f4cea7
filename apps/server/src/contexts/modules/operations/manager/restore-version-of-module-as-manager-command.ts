import { restoreVersionOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { restoreVersion } from '../../restore-version.ts'

export const restoreVersionOfModuleAsManagerCommand = handle(
  restoreVersionOfModuleAsManager,
  async ({ input, tx, refuse }) => {
    const leftOut = await restoreVersion(tx, input)
    return typeof leftOut === 'string' ? refuse(leftOut) : { leftOut }
  },
  { publishesOnSave: 'module' },
)
