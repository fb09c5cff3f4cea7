import { IMAGE_WIDTHS } from '@wohlauf/contract/values/image'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type Caller, createLane } from '../../base/lane.ts'
import { Refusal } from '../../base/refusal.ts'

/** A small file can unpack to gigabytes. A phone's photo has 12 megapixels, a photographer's may have more. */
export const MAX_PIXELS = { learner: 16_000_000, editor: 40_000_000 }

/** The hash is computed from a picture no larger than this on either side. */
const HASH_PIXELS = 100

/** Drawings and photographs look good at it; a picture 1000 pixels wide is then 15 to 150 kB. */
const WEBP = { quality: 80 }

// Only these of libvips' loaders are enabled: an upload must not reach its SVG, PDF and other readers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.concurrency(1)

/**
 * All stored pictures are WebP. Only those of a course package may be read again: no uploaded picture reaches that
 * loader.
 */
export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

export type ProcessedImage = {
  thumbhash: string
  aspectRatio: number
  versions: { width: number; webp: Buffer }[]
}

/** No stored width is larger than the original. */
const widthsFor = (original: number, requestedWidths: readonly number[]): number[] => {
  const smaller = requestedWidths.filter((width) => width < original)
  return smaller.length < requestedWidths.length ? [...smaller, original] : smaller
}

/** Opens bytes of any origin; nothing is decoded yet. */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS.editor, failOn: 'error', pages: 1 })

/** Decodes once, at the widest stored width; rotated by EXIF, in sRGB, without any metadata. */
const decode = async (bytes: Buffer, requestedWidths: readonly number[]) => {
  const { autoOrient } = await openPicture(bytes).metadata()
  const widths = widthsFor(autoOrient.width, requestedWidths)
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

const render = async (bytes: Buffer, requestedWidths: readonly number[]): Promise<ProcessedImage> => {
  const { widths, aspectRatio, pixels } = await decode(bytes, requestedWidths)
  // All at the same time: the widest takes as long as the others together.
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

/** Decoded, the largest picture takes 160 MB. Each that waits holds up to `MAX_FILE_BYTES`. */
export const pictureLane = createLane({ slots: 1, queueLength: 20, queueLengthOfApp: 4 })

/** Reads the header alone; null where it cannot be read. */
export const pixelsOf = async (bytes: Buffer): Promise<number | null> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return null
  }
}

type DecodeOptions = { maxPixels: number; acceptsWebp?: boolean | undefined }

/**
 * The work's result; null for a picture whose header or content cannot be read.
 * @throws Refusal `too-many-pixels`, by the header alone
 * @throws TooBusy when the caller has one waiting already, or too many others have
 */
export const decodeInTurn = async <T>(
  bytes: Buffer,
  caller: Caller,
  { maxPixels, acceptsWebp = false }: DecodeOptions,
  decode: () => Promise<T>,
): Promise<T | null> => {
  if (isWebp(bytes) && !acceptsWebp) return null
  return pictureLane(caller, async () => {
    const size = await pixelsOf(bytes)
    if (size !== null && size > maxPixels) throw new Refusal('too-many-pixels')
    return size === null ? null : decode().catch(() => null)
  })
}

type ImageOptions = Partial<DecodeOptions> & {
  /** The requested widths; only those that the picture reaches are made. */
  widths?: readonly number[]
}

/** Null for bytes that are not a complete JPEG or PNG (or WebP, where that is accepted); throws as {@link decodeInTurn}. */
export const processImage = (
  bytes: Buffer,
  caller: Caller,
  { widths = IMAGE_WIDTHS, maxPixels = MAX_PIXELS.editor, acceptsWebp }: ImageOptions = {},
): Promise<ProcessedImage | null> =>
  decodeInTurn(bytes, caller, { maxPixels, acceptsWebp }, () => render(bytes, widths))
