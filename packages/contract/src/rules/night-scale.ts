import type { BrandScale } from './brand-scale.ts'
import { clampedHex, lchOf } from './oklch.ts'

/**
 * Lightness of the shades on a dark ground, the same for every colour; chroma as a share of the colour's, and at most.
 * The order is that of the day turned round, so that every use of a shade keeps its meaning: 0 to 2 are grounds, 6 is
 * a ground of dark text and an edge, 7 to 9 are texts.
 */
const SHADES = [
  { lightness: 0.2, share: 0.14, most: 0.016 },
  { lightness: 0.293, share: 0.3, most: 0.032 },
  { lightness: 0.345, share: 0.4, most: 0.045 },
  { lightness: 0.4, share: 0.55, most: 0.06 },
  { lightness: 0.49, share: 0.7, most: 0.08 },
  { lightness: 0.59, share: 0.85, most: 0.1 },
  { lightness: 0.7, share: 0.9, most: 0.11 },
  { lightness: 0.77, share: 0.8, most: 0.1 },
  { lightness: 0.85, share: 0.55, most: 0.07 },
  { lightness: 0.93, share: 0.25, most: 0.03 },
] as const

/**
 * The shades of the same colour for a dark appearance, darkest first: shade n is used where shade n of the day is.
 *
 * @param main shade 6 of the day, `#rrggbb`
 */
export const nightScaleOf = (main: string): BrandScale => {
  const { chroma, hue } = lchOf(main)
  return SHADES.map(({ lightness, share, most }) =>
    clampedHex({ lightness, chroma: Math.min(share * chroma, most), hue }),
  )
}
