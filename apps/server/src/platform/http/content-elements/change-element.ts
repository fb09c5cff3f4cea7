import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { wasChangedSince } from '../../database/revision.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { removeUnusedImage } from '../../storage/images/remove-unused-image.ts'
import type { ElementRow, ElementStore } from './element-store.ts'
import { keepPicture, rewordPicture, type Saving, type WrittenElement } from './written-element.ts'

/** An element of another type is not found: each type has its own operation. */
export const changeElement = async <R>(
  { family, list: { table } }: ElementStore,
  { tx, input, refuse }: Omit<Saving<R>, 'files'>,
  fields: WrittenElement,
): Promise<Record<never, never> | R> => {
  const byId = eq(table.id, input[family.idField])
  const [locked] = (await tx
    .select()
    .from(table as PgTable)
    .where(byId)
    .for('no key update')) as ElementRow[]
  if (locked?.type !== fields.content.type) return refuse('not-found')
  if (wasChangedSince(locked, input.revision as number | undefined)) return refuse('conflict')
  const imageId = await keepPicture(tx, fields)
  await tx
    .update(table as PgTable)
    .set({
      title: input.title,
      content: fields.content,
      imageId: imageId ?? locked.imageId,
      ...fields.references,
      revision: locked.revision + 1,
    })
    .where(byId)
  if (locked.imageId) await rewordPicture(tx, locked.imageId, fields)
  if (locked.imageId && imageId) await enqueue(tx, removeUnusedImage, { imageId: locked.imageId })
  return {}
}
