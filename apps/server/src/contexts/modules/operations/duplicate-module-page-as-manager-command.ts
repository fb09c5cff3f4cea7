import { duplicateModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { makeRoomBehind } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { copyPages } from '../copy-pages.ts'
import { lockModuleOfPage } from '../holding.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'
import { modulePage } from '../tables.ts'

export const duplicateModulePageAsManagerCommand = handle(
  duplicateModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const locked = await lockModuleOfPage(tx, input.modulePageId)
    if (!locked) return refuse('not-found')
    const position = await makeRoomBehind(tx, modulePage, locked, eq(modulePage.moduleId, locked.moduleId))
    const page = { ...locked, title: titleOfCopy(locked.title), isEnabled: false, position }
    const [modulePageId] = await copyPages(tx, [{ of: locked.id, page }])
    return modulePageId ? { modulePageId } : refuse('not-found')
  },
)
