import { randomUUID } from 'node:crypto'
import type { Image } from '@wohlauf/contract/values/image'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import type { FileStorage } from '../storage.ts'
import { image } from '../tables.ts'
import { imageColumns, toImage } from './image-columns.ts'
import { imageFolder, versionKey } from './image-key.ts'
import type { ProcessedImage } from './process-image.ts'

declare module '../../base/services.ts' {
  interface Services {
    images: ImageStore
    privateImages: ImageStore
  }
}

/** A picture in the storage that has no row yet. */
export type WrittenImage = { imageId: string; thumbhash: string; aspectRatio: number; widths: number[] }

export type ImageStore = {
  /** Writes all versions of a picture or none, before a transaction is open; {@link keepImage} writes the row. */
  write: (appId: string, picture: ProcessedImage) => Promise<WrittenImage>
  remove: (appId: string, imageId: string) => Promise<void>
}

/** @param folderOf the folder of all versions of a picture; that of the app's content unless given */
export const createImageStore = (storage: FileStorage, folderOf = imageFolder): ImageStore => {
  const remove: ImageStore['remove'] = (appId, imageId) => storage.removeAll(folderOf(appId, imageId))
  return {
    write: async (appId, { versions, thumbhash, aspectRatio }) => {
      const imageId = randomUUID()
      // Waits for all of them before it fails: a write still in progress could not be undone.
      const writes = await Promise.allSettled(
        versions.map(({ width, webp }) =>
          storage.write(versionKey(folderOf(appId, imageId), width), webp, 'image/webp'),
        ),
      )
      const failure = writes.find((each) => each.status === 'rejected')
      if (failure) {
        // Not awaited: the storage has just failed to respond properly.
        void remove(appId, imageId).catch(() => {})
        throw failure.reason
      }
      return { imageId, thumbhash, aspectRatio, widths: versions.map(({ width }) => width) }
    },
    remove,
  }
}

export const keepImage = async (
  tx: Tx,
  { imageId, thumbhash, aspectRatio, widths }: WrittenImage,
  alternativeText: string,
): Promise<Image & { imageId: string }> => {
  const row = { id: imageId, thumbhash, aspectRatio, widths, alternativeText }
  await tx.insert(image).values(row)
  return { imageId, ...toImage(row) }
}

/** Pictures never change, but their alternative text does, for all that share one; if omitted, the old one stays. */
export const rewordImage = async (
  tx: Tx,
  imageId: string,
  alternativeText: string | undefined,
): Promise<Image & { imageId: string }> => {
  const byId = eq(image.id, imageId)
  if (alternativeText !== undefined) await tx.update(image).set({ alternativeText }).where(byId)
  const [row] = await tx.select(imageColumns).from(image).where(byId)
  if (!row) throw new Error('the picture has no row')
  return { imageId, ...toImage(row) }
}
