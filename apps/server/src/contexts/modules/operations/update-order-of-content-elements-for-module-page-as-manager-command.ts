import { updateOrderOfContentElementsAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sortsWithin } from '../../../platform/lists/change-list.ts'
import { ELEMENTS_OF_PAGE } from '../lists.ts'

export const updateOrderOfContentElementsForModulePageAsManagerCommand = handle(
  updateOrderOfContentElementsAsManager,
  sortsWithin(ELEMENTS_OF_PAGE, 'modulePageId', 'sortedIdsOfContentElements'),
)
