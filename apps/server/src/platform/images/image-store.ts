import { randomUUID } from 'node:crypto'
import type { Image } from '@wohlauf/contract/image'
import type { Tx } from '../database/transaction.ts'
import type { FileStorage } from '../files/storage.ts'
import { image } from '../files/tables.ts'
import { toImage } from './image-columns.ts'
import { imageKey } from './image-key.ts'
import { processImage } from './process-image.ts'

export type StoreImageInput = { appId: string; bytes: Buffer; alternativeText: string }

/** Takes pictures in and keeps their versions. */
export type ImageStore = {
  /**
   * Decodes, turns, strips and re-encodes a picture in every width, keeps the versions, then the row: a row's bytes are
   * always there.
   *
   * @returns null when the bytes are no picture that is taken
   */
  store: (tx: Tx, input: StoreImageInput) => Promise<(Image & { imageId: string }) | null>
}

export const createImageStore = (storage: FileStorage): ImageStore => ({
  store: async (tx, { appId, bytes, alternativeText }) => {
    const processed = await processImage(bytes)
    if (!processed) return null
    const imageId = randomUUID()
    for (const { width, webp } of processed.versions)
      await storage.write(imageKey(appId, imageId, width), webp, 'image/webp')
    const row = {
      id: imageId,
      thumbhash: processed.thumbhash,
      aspectRatio: processed.aspectRatio,
      widths: processed.versions.map(({ width }) => width),
      alternativeText,
    }
    await tx.insert(image).values(row)
    return { imageId, ...toImage(row) }
  },
})
