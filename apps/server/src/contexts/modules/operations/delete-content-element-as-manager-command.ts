import { deleteContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { and, eq, inArray } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { removeUnusedImage } from '../../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { shownTypes } from '../rules/shown-elements.ts'
import { contentElement } from '../tables.ts'

export const deleteContentElementAsManagerCommand = handle(
  deleteContentElementAsManager,
  async ({ input, tx, app, refuse }) => {
    const [deleted] = await tx
      .delete(contentElement)
      .where(
        and(
          eq(contentElement.id, input.contentElementId),
          inArray(contentElement.type, shownTypes(app.appEnabledFeatures)),
        ),
      )
      .returning({ imageId: contentElement.imageId })
    if (!deleted) return refuse('not-found')
    if (deleted.imageId) await enqueue(tx, removeUnusedImage, { imageId: deleted.imageId })
    return {}
  },
)
