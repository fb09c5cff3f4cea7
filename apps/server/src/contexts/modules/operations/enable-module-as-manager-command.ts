import { enableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { MODULES } from '../lists.ts'

export const enableModuleAsManagerCommand = handle(
  enableModuleAsManager,
  showsOrHides(MODULES, 'moduleId', true),
)
