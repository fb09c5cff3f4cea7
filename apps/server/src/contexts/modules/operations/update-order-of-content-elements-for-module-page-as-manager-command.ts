import { updateOrderOfContentElementsAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { sortsWithin } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ELEMENTS_OF_PAGE } from '../lists.ts'

export const updateOrderOfContentElementsForModulePageAsManagerCommand = handle(
  updateOrderOfContentElementsAsManager,
  sortsWithin(ELEMENTS_OF_PAGE, 'modulePageId', 'sortedIdsOfContentElements'),
)
