import { disableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { MODULES } from '../lists.ts'

export const disableModuleAsManagerCommand = handle(
  disableModuleAsManager,
  showsOrHides(MODULES, 'moduleId', false),
)
