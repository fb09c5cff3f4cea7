import { randomUUID } from 'node:crypto'
import { createModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { eq } from 'drizzle-orm'
import { insertOnce } from '../../../../platform/database/insert-once.ts'
import { lockList } from '../../../../platform/database/lock-list.ts'
import { nextPosition } from '../../../../platform/database/sorting.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { keepImage } from '../../../../platform/storage/images/image-store.ts'
import { removeUnusedImage } from '../../../../platform/storage/images/remove-unused-image.ts'
import { image } from '../../../../platform/storage/tables.ts'
import { module } from '../../database/tables.ts'

export const createModuleAsManagerCommand = handle(
  createModuleAsManager,
  async ({ input, files, tx, refuse }) => {
    const { moduleId = randomUUID(), number, title, isEnabled, alternativeText = title } = input
    const picture = files.imageFile
    const { imageId } = await keepImage(tx, picture, alternativeText)
    await lockList(tx, module)
    const position = await nextPosition(tx, module)
    const outcome = await insertOnce(tx, module, {
      row: { id: moduleId, number, title, isEnabled, imageId, position },
      written: { number, title, isEnabled, alternativeText, thumbhash: picture.thumbhash },
      find: async () => {
        const { number, title, isEnabled } = module
        const { alternativeText, thumbhash } = image
        const rows = tx.select({ number, title, isEnabled, alternativeText, thumbhash }).from(module)
        return (await rows.innerJoin(image, eq(image.id, module.imageId)).where(eq(module.id, moduleId)))[0]
      },
    })
    if (outcome === 'conflict') return refuse('conflict')
    if (outcome === 'known') await enqueue(tx, removeUnusedImage, { imageId })
    return { moduleId }
  },
  { publishesOnSave: 'module' },
)
