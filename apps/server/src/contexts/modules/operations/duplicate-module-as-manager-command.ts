import { randomUUID } from 'node:crypto'
import { duplicateModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { asc, eq } from 'drizzle-orm'
import { copies } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { copyPages } from '../copy-pages.ts'
import { module, modulePage } from '../database/tables.ts'
import { MODULES } from '../lists.ts'
import { lockModule } from '../row-locks.ts'
import { titleOfCopy } from '../rules/title-of-copy.ts'

export const duplicateModuleAsManagerCommand = handle(
  duplicateModuleAsManager,
  copies(MODULES, 'moduleId', lockModule, async (tx, original, position) => {
    const { appId: _app, id: _id, revision: _revision, ...kept } = original
    const moduleId = randomUUID()
    await tx
      .insert(module)
      .values({ ...kept, id: moduleId, title: titleOfCopy(kept.title), isEnabled: false, position })
    const pages = await tx
      .select()
      .from(modulePage)
      .where(eq(modulePage.moduleId, original.id))
      .orderBy(asc(modulePage.position))
    await copyPages(
      tx,
      pages.map((page) => ({ of: page.id, page: { ...page, moduleId } })),
    )
    return moduleId
  }),
)
