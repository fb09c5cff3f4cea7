import {
  disableModulePageAsManager,
  duplicateModulePageAsManager,
  enableModulePageAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { copies } from '../../../../platform/http/lists/change-list.ts'
import { managedHandlers } from '../../../../platform/http/lists/managed-handlers.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { copyPages } from '../../copy-pages.ts'
import { PAGES } from '../../lists.ts'
import { lockModuleOfPage } from '../../row-locks.ts'
import { titleOfCopy } from '../../rules/title-of-copy.ts'

export const manageModulePages = managedHandlers(
  PAGES,
  {
    publish: enableModulePageAsManager,
    unpublish: disableModulePageAsManager,
    sort: updateOrderOfModulePagesAsManager,
    duplicate: handle(
      duplicateModulePageAsManager,
      copies(PAGES, lockModuleOfPage, async (tx, original, position) => {
        const page = { ...original, title: titleOfCopy(original.title), isEnabled: false, position }
        const [modulePageId = ''] = await copyPages(tx, [{ originalId: original.id, page }])
        return modulePageId
      }),
      { publishesOnSave: 'module' },
    ),
  },
  { publishesOnSave: 'module', by: ['publish', 'unpublish', 'sort'] },
)
