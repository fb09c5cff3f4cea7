import { enableModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { PAGES } from '../lists.ts'

export const enableModulePageAsManagerCommand = handle(
  enableModulePageAsManager,
  showsOrHides(PAGES, 'modulePageId', true),
)
