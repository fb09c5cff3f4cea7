import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../../platform/database/revision.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { keepImage, rewordImage } from '../../../../platform/storage/images/image-store.ts'
import { removeUnusedImage } from '../../../../platform/storage/images/remove-unused-image.ts'
import { module } from '../../database/tables.ts'
import { lockModule } from '../../row-locks.ts'

export const updateModuleImageAsManagerCommand = handle(
  updateModuleImageAsManager,
  async ({ input, files, tx, refuse }) => {
    const locked = await lockModule(tx, input.moduleId)
    if (!locked) return refuse('not-found')
    if (wasChangedSince(locked, input.revision)) return refuse('conflict')
    const { imageFile } = files
    const image = imageFile
      ? await keepImage(tx, imageFile, input.alternativeText ?? locked.title)
      : await rewordImage(tx, locked.imageId, input.alternativeText)
    await tx
      .update(module)
      .set({ imageId: image.imageId, revision: locked.revision + 1 })
      .where(eq(module.id, locked.id))
    if (imageFile) await enqueue(tx, removeUnusedImage, { imageId: locked.imageId })
    return { image }
  },
  { publishesOnSave: 'module' },
)
