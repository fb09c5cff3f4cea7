import { randomUUID } from 'node:crypto'
import { duplicateModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { asc, eq } from 'drizzle-orm'
import { lockList } from '../../../platform/database/hold-list.ts'
import { makeRoomBehind } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { copyPages } from '../copy-pages.ts'
import { lockModule } from '../holding.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'
import { module, modulePage } from '../tables.ts'

export const duplicateModuleAsManagerCommand = handle(
  duplicateModuleAsManager,
  async ({ input, tx, refuse }) => {
    await lockList(tx, module)
    const locked = await lockModule(tx, input.moduleId)
    if (!locked) return refuse('not-found')
    const { number, title, imageId } = locked
    const moduleId = randomUUID()
    const position = await makeRoomBehind(tx, module, locked)
    await tx
      .insert(module)
      .values({ id: moduleId, number, title: titleOfCopy(title), imageId, isEnabled: false, position })
    const pages = await tx
      .select()
      .from(modulePage)
      .where(eq(modulePage.moduleId, locked.id))
      .orderBy(asc(modulePage.position))
    await copyPages(
      tx,
      pages.map((page) => ({ of: page.id, page: { ...page, moduleId } })),
    )
    return { moduleId }
  },
)
