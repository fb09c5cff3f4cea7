import sharp from 'sharp'

export type Pixels = { width: number; height: number; at: (x: number, y: number) => number[] }

/** The pixels of a picture: red, green, blue and opacity, each from 0 to 255. */
export const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, at: (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)] }
}

/** Red, green and blue of a colour like `#6d4c9f`. */
export const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The largest difference of a channel. */
export const differenceOf = (pixel: readonly number[], channels: readonly number[]): number =>
  Math.max(...channels.map((value, at) => Math.abs(value - (pixel[at] ?? 0))))

/** The share of the pixels with a colour, allowing for a JPEG's errors. */
export const shareOf = ({ width, height, at }: Pixels, colour: string): number => {
  const channels = channelsOf(colour)
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (differenceOf(at(x, y), channels) <= 3) count += 1
  return count / (width * height)
}
