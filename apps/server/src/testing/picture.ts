import sharp from 'sharp'

/** The bytes of a picture in one colour. */
export const makePicture = (width = 40, height = 30, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 140, b: 200 } } })
    .toFormat(format)
    .toBuffer()
