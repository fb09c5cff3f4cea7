import { deleteModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { deletes } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { removeUnusedImage } from '../../../platform/storage/images/remove-unused-image.ts'
import { contentElement, modulePage } from '../database/tables.ts'
import { MODULES } from '../lists.ts'

const picturesIn = async (tx: Tx, moduleId: string): Promise<(string | null)[]> => {
  const rows = await tx
    .selectDistinct({ imageId: contentElement.imageId })
    .from(contentElement)
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .where(and(eq(modulePage.moduleId, moduleId), isNotNull(contentElement.imageId)))
  return rows.map(({ imageId }) => imageId)
}

export const deleteModuleAsManagerCommand = handle(
  deleteModuleAsManager,
  deletes(MODULES, 'moduleId', {
    find: picturesIn,
    remove: async (tx, { imageId }, pictures = []) => {
      for (const each of new Set([imageId, ...pictures]))
        if (each) await enqueue(tx, removeUnusedImage, { imageId: each })
    },
  }),
)
