import { randomUUID } from 'node:crypto'
import type { Image } from '@wohlauf/contract/image'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import { image } from '../files/tables.ts'
import { imageColumns, toImage } from './image-columns.ts'
import { imageFolder, imageKey } from './image-key.ts'
import type { ProcessedImage } from './process-image.ts'

/** A picture in the storage that has no row yet. */
export type WrittenImage = { imageId: string; thumbhash: string; aspectRatio: number; widths: number[] }

/** Keeps pictures' bytes. */
export type ImageStore = {
  /**
   * Writes the versions of a picture, before a transaction is open, so that a row's bytes are always there;
   * {@link keepImage} writes the row. All versions or none.
   */
  write: (appId: string, picture: ProcessedImage) => Promise<WrittenImage>
  remove: (appId: string, imageId: string) => Promise<void>
}

export const createImageStore = (storage: FileStorage): ImageStore => {
  const remove: ImageStore['remove'] = (appId, imageId) => storage.removeAll(imageFolder(appId, imageId))
  return {
    write: async (appId, { versions, thumbhash, aspectRatio }) => {
      const imageId = randomUUID()
      // All have ended before one of them may fail: what is still being written could not be taken back.
      const written = await Promise.allSettled(
        versions.map(({ width, webp }) => storage.write(imageKey(appId, imageId, width), webp, 'image/webp')),
      )
      const failed = written.find((each) => each.status === 'rejected')
      if (failed) {
        // Nobody waits for that: the storage has just shown that it does not answer well.
        void remove(appId, imageId).catch(() => {})
        throw failed.reason
      }
      return { imageId, thumbhash, aspectRatio, widths: versions.map(({ width }) => width) }
    },
    remove,
  }
}

/** Writes the row of a picture that is in the storage. */
export const keepImage = async (
  tx: Tx,
  { imageId, thumbhash, aspectRatio, widths }: WrittenImage,
  alternativeText: string,
): Promise<Image & { imageId: string }> => {
  const row = { id: imageId, thumbhash, aspectRatio, widths, alternativeText }
  await tx.insert(image).values(row)
  return { imageId, ...toImage(row) }
}

/** Pictures never change, what is said of them does: for all that share the picture. Without a text the old one stays. */
export const rewordImage = async (
  tx: Tx,
  imageId: string,
  alternativeText: string | undefined,
): Promise<Image & { imageId: string }> => {
  const isIt = eq(image.id, imageId)
  if (alternativeText !== undefined) await tx.update(image).set({ alternativeText }).where(isIt)
  const [row] = await tx.select(imageColumns).from(image).where(isIt)
  if (!row) throw new Error('the picture has no row')
  return { imageId, ...toImage(row) }
}
