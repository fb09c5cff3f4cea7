import sharp from 'sharp'
import { type ProcessedImage, processImage } from '../platform/images/process-image.ts'

/** The bytes of a single-coloured picture. */
export const makePicture = (width = 40, height = 30, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 140, b: 200 } } })
    .toFormat(format)
    .toBuffer()

/** A picture as an upload passes it to its operation. */
export const makeProcessedPicture = async (width?: number, height?: number): Promise<ProcessedImage> => {
  const processed = await processImage(await makePicture(width, height))
  if (!processed) throw new Error('the picture was refused')
  return processed
}
