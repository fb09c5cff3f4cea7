import type { Page } from '@playwright/test'
import sharp from 'sharp'

const setShades = (page: Page, scale: readonly string[]): Promise<void> =>
  page.evaluate((shades) => {
    for (const [shade, colour] of shades.entries())
      document.documentElement.style.setProperty(`--day-${shade}`, colour)
  }, scale)

const pixelsOf = async (page: Page): Promise<Buffer> =>
  sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer()

/** A share of all bytes; a few pixels of a drawing's edges differ each time. */
const SAME = 0.0005

const isSame = (one: Buffer, other: Buffer): boolean => {
  let count = 0
  for (const [at, byte] of one.entries()) if (byte !== other[at]) count += 1
  return count <= SAME * one.length
}

/** Parts of a page may arrive after its last answer. */
const settledPixels = async (page: Page): Promise<Buffer> => {
  let before = await pixelsOf(page)
  for (let tries = 0; tries < 10; tries++) {
    const now = await pixelsOf(page)
    if (isSame(before, now)) return now
    before = now
  }
  throw new Error(`${page.url()} does not come to rest.`)
}

/**
 * Changes a colour's blue, the channel that makes it least lighter or darker: a text's edges depend on its
 * lightness.
 */
const withOtherBlue = (colour: string): string =>
  `${colour.slice(0, 5)}${Number.parseInt(colour.slice(5), 16) < 128 ? 'ff' : '00'}`

const blueOf = (colour: string): number => Number.parseInt(colour.slice(5), 16)

/**
 * With so few levels from nothing to all of a shade, the picture compresses to half, and differs by one level
 * of a colour.
 */
const STEPS = 31

const shareOf = (before: Buffer, after: Buffer, change: number): Buffer => {
  const share = Buffer.alloc(before.length / 3)
  for (let at = 0; at < share.length; at++) {
    const difference = (after[3 * at + 2] ?? 0) - (before[3 * at + 2] ?? 0)
    const steps = Math.min(STEPS, Math.max(0, Math.round((STEPS * difference) / change)))
    share[at] = Math.round((255 * steps) / STEPS)
  }
  return share
}

/**
 * Measures how much of each shade every pixel of the visible page contains: colours are mixed linearly, so it
 * is the effect of changing that shade alone.
 *
 * @throws Error when the page has changed meanwhile
 * @returns the page in `scale`, RGB, and one byte for each pixel and shade, shade after shade
 */
export const takeShares = async (
  page: Page,
  scale: readonly string[],
): Promise<{ pixels: Buffer; shares: Buffer }> => {
  await setShades(page, scale)
  const pixels = await settledPixels(page)
  const shares: Buffer[] = []
  for (const [shade, colour] of scale.entries()) {
    const other = withOtherBlue(colour)
    await setShades(page, scale.with(shade, other))
    shares.push(shareOf(pixels, await pixelsOf(page), blueOf(other) - blueOf(colour)))
  }
  await setShades(page, scale)
  if (!isSame(pixels, await pixelsOf(page))) throw new Error(`${page.url()} has changed meanwhile.`)
  return { pixels, shares: Buffer.concat(shares) }
}
