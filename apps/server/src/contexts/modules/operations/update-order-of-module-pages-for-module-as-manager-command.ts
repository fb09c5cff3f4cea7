import { updateOrderOfModulePagesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { sortsWithin } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { PAGES } from '../lists.ts'

export const updateOrderOfModulePagesAsManagerCommand = handle(
  updateOrderOfModulePagesAsManager,
  sortsWithin(PAGES, 'moduleId', 'sortedIdsOfModulePages'),
)
