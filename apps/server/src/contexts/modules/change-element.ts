import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../platform/database/revision.ts'
import { removeUnusedImage } from '../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { cleanContent } from './clean-content.ts'
import { lockElement } from './row-locks.ts'
import { contentElement } from './tables.ts'
import { keepPicture, rewordPicture, type Saving, type WrittenElement } from './written-element.ts'

type KnownElement = { contentElementId: string; title: string; revision?: number | undefined }

/** Changes an element. One of another type returns not-found: each type has its own operation. */
export const changeElement = async <R>(
  saving: Saving<KnownElement, R>,
  written: WrittenElement,
): Promise<Record<never, never> | R> => {
  const { tx, input, refuse } = saving
  const content = cleanContent(written.content)
  const locked = await lockElement(tx, input.contentElementId)
  if (locked?.type !== content.type) return refuse('not-found')
  if (wasChangedSince(locked, input.revision)) return refuse('conflict')
  const imageId = await keepPicture(tx, written)
  await tx
    .update(contentElement)
    .set({
      title: input.title,
      content,
      imageId: imageId ?? locked.imageId,
      habitId: written.habitId ?? null,
      documentId: written.documentId ?? null,
      revision: locked.revision + 1,
    })
    .where(eq(contentElement.id, locked.id))
  if (locked.imageId) await rewordPicture(tx, locked.imageId, written)
  if (locked.imageId && imageId) await enqueue(tx, removeUnusedImage, { imageId: locked.imageId })
  return {}
}
