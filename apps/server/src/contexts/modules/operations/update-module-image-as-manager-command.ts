import { updateModuleImageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/handler.ts'
import { keepImage } from '../../../platform/images/image-store.ts'
import { removeUnusedImage } from '../../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { holdModule } from '../holding.ts'
import { module } from '../tables.ts'

export const updateModuleImageAsManagerCommand = handle(
  updateModuleImageAsManager,
  async ({ input, files, tx, refuse }) => {
    const held = await holdModule(tx, input.moduleId)
    if (!held) return refuse('not-found')
    if (wasChangedSince(held, input.revision)) return refuse('conflict')
    const stored = await keepImage(tx, files.imageFile, input.alternativeText ?? held.title)
    await tx
      .update(module)
      .set({ imageId: stored.imageId, revision: held.revision + 1 })
      .where(eq(module.id, held.id))
    await enqueue(tx, removeUnusedImage, { imageId: held.imageId })
    return { image: stored }
  },
)
