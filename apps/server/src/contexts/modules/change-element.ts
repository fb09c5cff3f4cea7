import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../platform/database/revision.ts'
import { removeUnusedImage } from '../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { cleanContent } from './clean-content.ts'
import { holdElement } from './holding.ts'
import { contentElement } from './tables.ts'
import { keepPicture, rewordPicture, type Saving, type WrittenElement } from './written-element.ts'

type KnownElement = { contentElementId: string; title: string; revision?: number | undefined }

/** Writes an element anew. One of another type is not found: each type has its own operation. */
export const changeElement = async <R>(
  saving: Saving<KnownElement, R>,
  written: WrittenElement,
): Promise<Record<never, never> | R> => {
  const { tx, input, refuse } = saving
  const content = cleanContent(written.content)
  const held = await holdElement(tx, input.contentElementId)
  if (held?.type !== content.type) return refuse('not-found')
  if (wasChangedSince(held, input.revision)) return refuse('conflict')
  const imageId = await keepPicture(tx, written)
  await tx
    .update(contentElement)
    .set({
      title: input.title,
      content,
      imageId: imageId ?? held.imageId,
      habitId: written.habitId ?? null,
      documentId: written.documentId ?? null,
      revision: held.revision + 1,
    })
    .where(eq(contentElement.id, held.id))
  if (held.imageId) await rewordPicture(tx, held.imageId, written)
  if (held.imageId && imageId) await enqueue(tx, removeUnusedImage, { imageId: held.imageId })
  return {}
}
