import { enableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { MODULES } from '../lists.ts'

export const enableModuleAsManagerCommand = handle(
  enableModuleAsManager,
  showsOrHides(MODULES, 'moduleId', true),
)
