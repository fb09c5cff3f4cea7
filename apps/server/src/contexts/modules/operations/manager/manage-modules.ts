import { randomUUID } from 'node:crypto'
import {
  deleteModuleAsManager,
  disableModuleAsManager,
  duplicateModuleAsManager,
  enableModuleAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { asc, eq, sql } from 'drizzle-orm'
import { schemas } from '../../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { copies, deletes } from '../../../../platform/http/lists/change-list.ts'
import { managedHandlers } from '../../../../platform/http/lists/managed-handlers.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { removeUnusedImage } from '../../../../platform/storage/images/remove-unused-image.ts'
import { copyPages } from '../../copy-pages.ts'
import { module, modulePage } from '../../database/tables.ts'
import { MODULES } from '../../lists.ts'
import { lockModule } from '../../row-locks.ts'
import { titleOfCopy } from '../../rules/title-of-copy.ts'

type Module = typeof module.$inferSelect

/** A hidden copy with all its pages. @returns its id */
const copyModule = async (tx: Tx, original: Module, position: number): Promise<string> => {
  const { appId: _app, id: _id, revision: _revision, ...content } = original
  const moduleId = randomUUID()
  await tx
    .insert(module)
    .values({ ...content, id: moduleId, title: titleOfCopy(content.title), isEnabled: false, position })
  const pages = await tx
    .select()
    .from(modulePage)
    .where(eq(modulePage.moduleId, original.id))
    .orderBy(asc(modulePage.position))
  await copyPages(
    tx,
    pages.map((page) => ({ originalId: page.id, page: { ...page, moduleId } })),
  )
  return moduleId
}

/** Also those of removed elements and former versions. */
const picturesIn = async (tx: Tx, moduleId: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ imageId: string }>(
    sql`SELECT image_id AS "imageId" FROM ${schemas.lookups}.images_in_module(${boundApp}, ${moduleId})`,
  )
  return rows.map(({ imageId }) => imageId)
}

const removePictures = async (tx: Tx, { imageId }: Module, pictures: string[] = []) => {
  for (const each of new Set([imageId, ...pictures])) await enqueue(tx, removeUnusedImage, { imageId: each })
}

export const manageModules = managedHandlers(MODULES, {
  publish: enableModuleAsManager,
  unpublish: disableModuleAsManager,
  sort: updateOrderOfModulesAsManager,
  delete: handle(deleteModuleAsManager, deletes(MODULES, { find: picturesIn, remove: removePictures })),
  duplicate: handle(duplicateModuleAsManager, copies(MODULES, lockModule, copyModule), {
    publishesOnSave: 'module',
  }),
})
