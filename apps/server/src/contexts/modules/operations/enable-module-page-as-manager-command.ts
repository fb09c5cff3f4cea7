import { enableModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { PAGES } from '../lists.ts'

export const enableModulePageAsManagerCommand = handle(
  enableModulePageAsManager,
  showsOrHides(PAGES, 'modulePageId', true),
)
