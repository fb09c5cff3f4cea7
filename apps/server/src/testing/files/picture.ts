import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Caller } from '../../platform/base/lane.ts'
import { type ProcessedImage, processImage } from '../../platform/storage/images/process-image.ts'

export const makePicture = (width = 40, height = 30, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 140, b: 200 } } })
    .toFormat(format)
    .toBuffer()

/** Belongs to an app of its own, so that no other caller's share of a lane is used up. */
export const newCaller = (userId: string | null = randomUUID()): Caller => ({ appId: randomUUID(), userId })

const processed = new Map<string, Promise<ProcessedImage | null>>()

/** A picture as an upload passes it to its operation. Cached per size: every module and article has one. */
export const makeProcessedPicture = async (width?: number, height?: number): Promise<ProcessedImage> => {
  const size = `${width}×${height}`
  const making =
    processed.get(size) ?? makePicture(width, height).then((bytes) => processImage(bytes, newCaller()))
  processed.set(size, making)
  const picture = await making
  if (!picture) throw new Error('the picture was refused')
  return picture
}
