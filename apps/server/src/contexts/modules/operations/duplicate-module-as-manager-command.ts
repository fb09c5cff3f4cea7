import { randomUUID } from 'node:crypto'
import { duplicateModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { asc, eq } from 'drizzle-orm'
import { holdList } from '../../../platform/database/hold-list.ts'
import { makeRoomBehind } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { copyPages } from '../copy-pages.ts'
import { holdModule } from '../holding.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'
import { module, modulePage } from '../tables.ts'

export const duplicateModuleAsManagerCommand = handle(
  duplicateModuleAsManager,
  async ({ input, tx, refuse }) => {
    await holdList(tx, module)
    const held = await holdModule(tx, input.moduleId)
    if (!held) return refuse('not-found')
    const { number, title, imageId } = held
    const moduleId = randomUUID()
    const position = await makeRoomBehind(tx, module, held)
    await tx
      .insert(module)
      .values({ id: moduleId, number, title: titleOfCopy(title), imageId, isEnabled: false, position })
    const pages = await tx
      .select()
      .from(modulePage)
      .where(eq(modulePage.moduleId, held.id))
      .orderBy(asc(modulePage.position))
    await copyPages(
      tx,
      pages.map((page) => ({ of: page.id, page: { ...page, moduleId } })),
    )
    return { moduleId }
  },
)
