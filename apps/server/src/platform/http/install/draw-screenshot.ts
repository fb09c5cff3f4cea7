import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { addShare } from './add-share.ts'
import { type Screenshot, SHADES_OF_SCREENSHOTS } from './screenshots.ts'

/** At this quality text has no shadows, even coloured text. */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4' }

const read = (name: string): Promise<Buffer> => readFile(new URL(`screenshots/${name}`, import.meta.url))

/**
 * Screenshots are taken by `e2e/pictures/take-screenshots.ts`. They are large, and needed once for each look: none
 * are cached.
 */
const readScreenshot = async ({ file }: Screenshot) => {
  const [pixels, shares] = await Promise.all([
    read(`${file}.webp`).then((webp) => sharp(webp).removeAlpha().raw().toBuffer()),
    read(`${file}-shares.webp`).then((webp) => sharp(webp).extractChannel(0).raw().toBuffer()),
  ])
  return { pixels: new Float32Array(pixels), shares }
}

/**
 * A picture of the product in an app's shades, as a JPEG.
 *
 * @param mark the app's icon, as a PNG of the size that the screenshot has room for
 */
export const drawScreenshot = async (
  screenshot: Screenshot,
  scale: readonly string[],
  mark: Buffer | null,
): Promise<Buffer> => {
  const { width, height, mark: place } = screenshot
  const { pixels, shares } = await readScreenshot(screenshot)
  const size = width * height
  for (const [shade, colour] of scale.entries())
    addShare(pixels, shares.subarray(shade * size, (shade + 1) * size), colour, SHADES_OF_SCREENSHOTS[shade])
  const drawing = sharp(new Uint8ClampedArray(pixels), { raw: { width, height, channels: 3 } })
  if (mark && place) drawing.composite([{ input: mark, left: place.left, top: place.top }])
  return drawing.jpeg(JPEG).toBuffer()
}
