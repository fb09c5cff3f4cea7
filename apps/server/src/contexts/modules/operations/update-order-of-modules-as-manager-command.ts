import { updateOrderOfModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { sorts } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { MODULES } from '../lists.ts'

export const updateOrderOfModulesAsManagerCommand = handle(
  updateOrderOfModulesAsManager,
  sorts(MODULES, 'sortedIdsOfModules'),
)
