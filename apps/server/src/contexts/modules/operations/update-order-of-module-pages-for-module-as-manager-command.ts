import { updateOrderOfModulePagesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sortsWithin } from '../../../platform/lists/change-list.ts'
import { PAGES } from '../lists.ts'

export const updateOrderOfModulePagesAsManagerCommand = handle(
  updateOrderOfModulePagesAsManager,
  sortsWithin(PAGES, 'moduleId', 'sortedIdsOfModulePages'),
)
