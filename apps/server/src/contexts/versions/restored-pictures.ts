import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { rewordImage } from '../../platform/storage/images/image-store.ts'
import { removeUnusedImage } from '../../platform/storage/images/remove-unused-image.ts'
import { image } from '../../platform/storage/tables.ts'
import type { imagesIn } from './snapshot.ts'

/**
 * Restores the pictures' texts, for all items that share them.
 * @returns the ids of those whose text has changed
 */
export const rewordPictures = async (
  tx: Tx,
  imageIds: readonly string[],
  imageOf: ReturnType<typeof imagesIn>,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ id: image.id, alternativeText: image.alternativeText })
    .from(image)
    .where(anyOf(image.id, [...new Set(imageIds)]))
  const rewordedRows = rows.filter(
    ({ id, alternativeText }) => imageOf(id).alternativeText !== alternativeText,
  )
  for (const { id } of rewordedRows) await rewordImage(tx, id, imageOf(id).alternativeText)
  return new Set(rewordedRows.map(({ id }) => id))
}

/** Pictures that a version shows stay: its foreign key protects them. */
export const removeReplacedPictures = async (
  tx: Tx,
  former: readonly string[],
  present: readonly string[],
): Promise<void> => {
  for (const imageId of new Set(former).difference(new Set(present)))
    await enqueue(tx, removeUnusedImage, { imageId })
}
