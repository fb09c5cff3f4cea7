import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { addShare } from './add-share.ts'
import type { AppIcon } from './app-icons.ts'

/** Width and height of the drawings from which icons are made. */
const SIZE = 512

/**
 * No device cuts anything within it (W3C, Web App Manifest, "icon masks": 0.4 of the width); a little is left free.
 */
const RADIUS_OF_LOGO = 0.37 * SIZE

/** Written by `packages/art/scripts/write-icon-art.ts`. */
const SHADES = [2, 4, 5, 7, 8] as const

const read = (name: string, channels: 1 | 3): Promise<Buffer> =>
  readFile(new URL(`pictures/${name}.png`, import.meta.url)).then((png) =>
    (channels === 1 ? sharp(png).extractChannel(0) : sharp(png).removeAlpha()).raw().toBuffer(),
  )

const readDrawings = async () => {
  const [tile, unchanged, ...shares] = await Promise.all([
    read('tile', 1),
    read('unchanged', 3),
    ...SHADES.map((shade) => read(`shade-${shade}`, 1)),
  ])
  return { tile, unchanged, shares }
}

let drawings: ReturnType<typeof readDrawings> | null = null

/** 2 MB, read with the first icon and shared by all. */
const sharedDrawings = () => {
  drawings ??= readDrawings()
  drawings.catch(() => {
    drawings = null
  })
  return drawings
}

/** The product's sprout in an app's colours: the sum of its shades, each weighted by its share of the pixel. */
export const drawSprout = async (scale: readonly string[]): Promise<Buffer> => {
  const { unchanged, shares } = await sharedDrawings()
  const pixels = new Float32Array(unchanged)
  for (const [at, shade] of SHADES.entries()) {
    const share = shares[at]
    if (share) addShare(pixels, share, scale[shade] ?? '#000000')
  }
  return Buffer.from(new Uint8ClampedArray(pixels))
}

/** A logo on white, as in the site's header, within the circle that no device cuts. */
export const drawLogo = async (
  png: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> => {
  const scale = (2 * RADIUS_OF_LOGO) / Math.hypot(width, height)
  const [w, h] = [width, height].map((length) => Math.max(1, Math.floor(length * scale)))
  const logo = await sharp(png).resize({ width: w, height: h, fit: 'fill' }).png().toBuffer()
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: '#ffffff' } })
    .composite([{ input: logo }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** @param drawing RGB, 512 × 512 */
export const cutIcon = async (
  drawing: Buffer,
  { size, shape }: Pick<AppIcon, 'size' | 'shape'>,
): Promise<Buffer> => {
  const picture = sharp(drawing, { raw: { width: SIZE, height: SIZE, channels: 3 } })
  if (shape === 'tile') {
    const { tile } = await sharedDrawings()
    picture.joinChannel(tile, { raw: { width: SIZE, height: SIZE, channels: 1 } })
  }
  // The channel is joined after a resizing of the same pipeline.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: SIZE, height: SIZE, channels: info.channels } })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}
