import { deleteContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { removeUnusedImage } from '../../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { contentElement } from '../tables.ts'

export const deleteContentElementAsManagerCommand = handle(
  deleteContentElementAsManager,
  async ({ input, tx, refuse }) => {
    const [deleted] = await tx
      .delete(contentElement)
      .where(eq(contentElement.id, input.contentElementId))
      .returning({ imageId: contentElement.imageId })
    if (!deleted) return refuse('not-found')
    if (deleted.imageId) await enqueue(tx, removeUnusedImage, { imageId: deleted.imageId })
    return {}
  },
)
