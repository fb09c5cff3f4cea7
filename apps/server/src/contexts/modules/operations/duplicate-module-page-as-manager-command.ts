import { duplicateModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { makeRoomBehind } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { copyPages } from '../copy-pages.ts'
import { holdModuleOfPage } from '../holding.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'
import { modulePage } from '../tables.ts'

export const duplicateModulePageAsManagerCommand = handle(
  duplicateModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const held = await holdModuleOfPage(tx, input.modulePageId)
    if (!held) return refuse('not-found')
    const position = await makeRoomBehind(tx, modulePage, held, eq(modulePage.moduleId, held.moduleId))
    const page = { ...held, title: titleOfCopy(held.title), isEnabled: false, position }
    const [modulePageId] = await copyPages(tx, [{ of: held.id, page }])
    return modulePageId ? { modulePageId } : refuse('not-found')
  },
)
