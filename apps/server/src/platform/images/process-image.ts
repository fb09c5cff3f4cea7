import { IMAGE_WIDTHS } from '@wohlauf/contract/image'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { createConcurrencyLimit } from '../concurrency-limit.ts'

/** A small file can unpack to gigabytes: pictures with more pixels are refused before decoding. */
const MAX_PIXELS = 40_000_000

/** The hash is computed from a picture no larger than this on either side. */
const HASH_PIXELS = 100

/**
 * Drawings and photographs both look good at this quality; a picture 1000 pixels wide is then 15 to 150 kB.
 */
const WEBP = { quality: 80 }

// Pictures are recognised by their bytes. Of all formats that libvips can read, only these two loaders are
// enabled: an upload must not reach its SVG, PDF and other readers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.concurrency(1)

export type ProcessedImage = {
  thumbhash: string
  aspectRatio: number
  versions: { width: number; webp: Buffer }[]
}

/** The stored widths of a picture: none is larger than the original. */
const widthsFor = (original: number, wanted: readonly number[]): number[] => {
  const smaller = wanted.filter((width) => width < original)
  return smaller.length < wanted.length ? [...smaller, original] : smaller
}

/** Opens bytes of any origin; nothing is decoded yet. */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })

/**
 * Decodes once, at the widest stored width; rotated by EXIF, in sRGB, without any metadata, position
 * included.
 */
const decode = async (bytes: Buffer, wanted: readonly number[]) => {
  const { autoOrient } = await openPicture(bytes).metadata()
  const widths = widthsFor(autoOrient.width, wanted)
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    widths,
    aspectRatio: autoOrient.width / autoOrient.height,
    pixels: () => sharp(data, { raw: { width, height, channels } }),
  }
}

const render = async (bytes: Buffer, wanted: readonly number[]): Promise<ProcessedImage> => {
  const { widths, aspectRatio, pixels } = await decode(bytes, wanted)
  // Concurrently: the widest takes as long as the others together.
  const versions = await Promise.all(
    widths.map(async (width) => ({ width, webp: await pixels().resize({ width }).webp(WEBP).toBuffer() })),
  )
  const { data, info } = await pixels()
    .resize(HASH_PIXELS, HASH_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
  return { thumbhash, aspectRatio, versions }
}

/** Each waiting picture holds up to `MAX_FILE_BYTES`. */
const MAX_WAITING = 20

/** Every picture is decoded in here, one at a time. */
export const decodeInTurn = createConcurrencyLimit(1, MAX_WAITING)

/**
 * Null for bytes that are not a complete JPEG or PNG of at most 40 megapixels. One picture at a time:
 * decoded, the largest takes 160 MB.
 *
 * @param widths the versions to make, as far as the picture is wide enough
 * @throws TooBusy when twenty are waiting already
 */
export const processImage = (
  bytes: Buffer,
  widths: readonly number[] = IMAGE_WIDTHS,
): Promise<ProcessedImage | null> => decodeInTurn(() => render(bytes, widths).catch(() => null))
