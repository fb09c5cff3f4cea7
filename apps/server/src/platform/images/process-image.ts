import { IMAGE_WIDTHS } from '@wohlauf/contract/image'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** A small file can unpack to gigabytes: more pixels than this are refused before any is decoded. */
const MAX_PIXELS = 40_000_000

/** The hash is made of a picture no larger than this on either side. */
const HASH_PIXELS = 100

// Pictures are judged by their bytes. Of all that libvips can read, only these two loaders are open: its SVG, PDF and
// other readers are no business of an upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.concurrency(1)

export type ProcessedImage = {
  thumbhash: string
  aspectRatio: number
  versions: { width: number; webp: Buffer }[]
}

/** The widths to keep of a picture: none is drawn larger than it came. */
const widthsFor = (original: number): number[] => {
  const fitting = IMAGE_WIDTHS.filter((width) => width < original)
  return fitting.length === IMAGE_WIDTHS.length
    ? fitting
    : [...fitting, Math.min(original, IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? original)]
}

/** Turns by EXIF and drops all metadata, position included; colours become sRGB. */
const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb')

/** Null for whatever is not a whole JPEG or PNG of at most 40 megapixels. */
export const processImage = async (bytes: Buffer): Promise<ProcessedImage | null> => {
  try {
    const small = await open(bytes)
      .resize(HASH_PIXELS, HASH_PIXELS, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    const versions = []
    for (const width of widthsFor(autoOrient.width))
      versions.push({ width, webp: await open(bytes).resize({ width }).webp({ quality: 80 }).toBuffer() })
    return {
      thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString(
        'base64',
      ),
      aspectRatio: autoOrient.width / autoOrient.height,
      versions,
    }
  } catch {
    return null
  }
}
