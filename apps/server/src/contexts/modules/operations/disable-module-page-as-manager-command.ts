import { disableModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { PAGES } from '../lists.ts'

export const disableModulePageAsManagerCommand = handle(
  disableModulePageAsManager,
  showsOrHides(PAGES, 'modulePageId', false),
)
