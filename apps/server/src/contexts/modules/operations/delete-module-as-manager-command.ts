import { deleteModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { and, eq, isNotNull } from 'drizzle-orm'
import { lockList } from '../../../platform/database/hold-list.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { removeUnusedImage } from '../../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { contentElement, module, modulePage } from '../tables.ts'

const picturesIn = async (tx: Tx, moduleId: string): Promise<(string | null)[]> => {
  const rows = await tx
    .selectDistinct({ imageId: contentElement.imageId })
    .from(contentElement)
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .where(and(eq(modulePage.moduleId, moduleId), isNotNull(contentElement.imageId)))
  return rows.map(({ imageId }) => imageId)
}

export const deleteModuleAsManagerCommand = handle(deleteModuleAsManager, async ({ input, tx, refuse }) => {
  await lockList(tx, module)
  const pictures = await picturesIn(tx, input.moduleId)
  const [deleted] = await tx
    .delete(module)
    .where(eq(module.id, input.moduleId))
    .returning({ imageId: module.imageId })
  if (!deleted) return refuse('not-found')
  for (const imageId of new Set([deleted.imageId, ...pictures]))
    if (imageId) await enqueue(tx, removeUnusedImage, { imageId })
  return {}
})
