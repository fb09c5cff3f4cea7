import { duplicateModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { copies } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { copyPages } from '../copy-pages.ts'
import { PAGES } from '../lists.ts'
import { lockModuleOfPage } from '../row-locks.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'

export const duplicateModulePageAsManagerCommand = handle(
  duplicateModulePageAsManager,
  copies(PAGES, 'modulePageId', lockModuleOfPage, async (tx, original, position) => {
    const page = { ...original, title: titleOfCopy(original.title), isEnabled: false, position }
    const [modulePageId = ''] = await copyPages(tx, [{ of: original.id, page }])
    return modulePageId
  }),
)
