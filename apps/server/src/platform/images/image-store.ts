import { randomUUID } from 'node:crypto'
import type { Image } from '@wohlauf/contract/image'
import { onUndo, type Tx } from '../database/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import { image } from '../files/tables.ts'
import { toImage } from './image-columns.ts'
import { imageFolder, imageKey } from './image-key.ts'
import type { ProcessedImage } from './process-image.ts'

type StoreImageInput = { appId: string; picture: ProcessedImage; alternativeText: string }

/** Keeps pictures. */
export type ImageStore = {
  /**
   * Keeps the versions of a picture, then the row: a row's bytes are always there. They go again when the transaction is
   * undone.
   */
  store: (tx: Tx, input: StoreImageInput) => Promise<Image & { imageId: string }>
}

export const createImageStore = (storage: FileStorage): ImageStore => ({
  store: async (tx, { appId, picture, alternativeText }) => {
    const { versions, thumbhash, aspectRatio } = picture
    const imageId = randomUUID()
    onUndo(tx, () => storage.removeAll(imageFolder(appId, imageId)))
    // All have ended before one of them may fail: what is still being written could not be taken back.
    const written = await Promise.allSettled(
      versions.map(({ width, webp }) => storage.write(imageKey(appId, imageId, width), webp, 'image/webp')),
    )
    for (const each of written) if (each.status === 'rejected') throw each.reason
    const row = {
      id: imageId,
      thumbhash,
      aspectRatio,
      widths: versions.map(({ width }) => width),
      alternativeText,
    }
    await tx.insert(image).values(row)
    return { imageId, ...toImage(row) }
  },
})
