import { disableModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { PAGES } from '../lists.ts'

export const disableModulePageAsManagerCommand = handle(
  disableModulePageAsManager,
  showsOrHides(PAGES, 'modulePageId', false),
)
