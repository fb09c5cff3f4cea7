import { updateOrderOfModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sorts } from '../../../platform/lists/change-list.ts'
import { MODULES } from '../lists.ts'

export const updateOrderOfModulesAsManagerCommand = handle(
  updateOrderOfModulesAsManager,
  sorts(MODULES, 'sortedIdsOfModules'),
)
