import { eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Tx } from '../../database/transaction.ts'
import { enqueueEach } from '../../jobs/enqueue.ts'
import type { WrittenImage } from '../images/image-store.ts'
import { removePrivateImages } from './remove-private-images.ts'
import { privateImage } from './tables.ts'

export const keepPrivateImage = async (
  tx: Tx,
  userId: string,
  { imageId, thumbhash, aspectRatio, widths }: WrittenImage,
): Promise<void> => {
  await tx.insert(privateImage).values({ id: imageId, userId, thumbhash, aspectRatio, widths })
}

const BATCH = 200

const removeBytesOf = (tx: Tx, imageIds: readonly string[]): Promise<void> =>
  enqueueEach(
    tx,
    removePrivateImages,
    Array.from({ length: Math.ceil(imageIds.length / BATCH) }, (_, nth) => ({
      imageIds: imageIds.slice(nth * BATCH, (nth + 1) * BATCH),
    })),
  )

/** Deletes pictures that no row refers to any more, and their bytes. */
export const dropPrivateImages = async (tx: Tx, imageIds: readonly string[]): Promise<void> => {
  if (imageIds.length === 0) return
  await tx.delete(privateImage).where(anyOf(privateImage.id, [...imageIds]))
  await removeBytesOf(tx, imageIds)
}

/** No row may refer to them any more, except rows that are deleted with their person. */
export const dropPrivateImagesOf = async (tx: Tx, userId: string): Promise<void> => {
  const dropped = await tx
    .delete(privateImage)
    .where(eq(privateImage.userId, userId))
    .returning({ id: privateImage.id })
  await removeBytesOf(
    tx,
    dropped.map(({ id }) => id),
  )
}
