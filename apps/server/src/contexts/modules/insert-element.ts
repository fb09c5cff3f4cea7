import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertOnce } from '../../platform/database/insert-once.ts'
import { nextPosition } from '../../platform/database/sorting.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { image } from '../../platform/files/tables.ts'
import { removeUnusedImage } from '../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { cleanContent } from './clean-content.ts'
import { lockPage } from './row-locks.ts'
import { contentElement } from './tables.ts'
import { keepPicture, type Saving, type WrittenElement } from './written-element.ts'

type NewElement = { modulePageId: string; contentElementId?: string | undefined; title: string }

/** The fields of an existing element as a manager wrote them, for comparison with a retry. */
const findWritten = async (tx: Tx, id: string) => {
  const [found] = await tx
    .select({
      modulePageId: contentElement.modulePageId,
      title: contentElement.title,
      content: contentElement.content,
      habitId: contentElement.habitId,
      documentId: contentElement.documentId,
      thumbhash: image.thumbhash,
      alternativeText: image.alternativeText,
    })
    .from(contentElement)
    .leftJoin(image, eq(image.id, contentElement.imageId))
    .where(eq(contentElement.id, id))
  return found
}

/** Adds an element at the end of its page. */
export const insertElement = async <R>(
  saving: Saving<NewElement, R>,
  written: WrittenElement,
): Promise<{ contentElementId: string } | R> => {
  const { tx, input, refuse } = saving
  const { modulePageId, contentElementId = randomUUID(), title } = input
  const content = cleanContent(written.content)
  const { habitId = null, documentId = null, image: given } = written
  const common = { modulePageId, title, content, habitId, documentId }

  if (!(await lockPage(tx, modulePageId))) return refuse('not-found')
  const imageId = await keepPicture(tx, written)
  const outcome = await insertOnce(tx, contentElement, {
    row: {
      id: contentElementId,
      ...common,
      type: content.type,
      imageId: imageId ?? null,
      position: nextPosition(contentElement, eq(contentElement.modulePageId, modulePageId)),
    },
    written: {
      ...common,
      thumbhash: given?.picture?.thumbhash ?? null,
      alternativeText: given ? (given.alternativeText ?? '') : null,
    },
    find: () => findWritten(tx, contentElementId),
  })
  if (outcome === 'conflict') return refuse('conflict')
  if (outcome === 'known' && imageId) await enqueue(tx, removeUnusedImage, { imageId })
  return { contentElementId }
}
