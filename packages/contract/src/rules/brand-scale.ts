import { clampedHex, contrastOf, type Lch, lchOf } from './oklch.ts'

/** Ten shades of one colour, `#rrggbb`, lightest first: the use of each is that of a style's scale (`packages/art/src/palette.ts`). */
export type BrandScale = string[]

const WHITE = '#ffffff'

/** White text on buttons, and text of normal size (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** A colour that had to lose more of its lightness would not be recognised: orange becomes brown, yellow olive. */
const MAX_DARKENED = 0.15

/** Below it, three darker shades could not be told apart; black becomes a very dark grey. */
const DARKEST = 0.25

/** Lightness of the tints, which is the same for every colour; chroma as a share of the colour's, and at most. */
const TINTS = [
  { lightness: 0.971, share: 0.1, most: 0.014 },
  { lightness: 0.939, share: 0.21, most: 0.03 },
  { lightness: 0.878, share: 0.4, most: 0.06 },
  { lightness: 0.797, share: 0.62, most: 0.1 },
  { lightness: 0.703, share: 0.84, most: 0.14 },
] as const

/** Where the shade before the colour lies between the last tint and the colour. */
const BETWEEN = 0.47

/** Shares of the colour's lightness and chroma, and the contrasts that the shade needs with tints. */
const DARK = [
  { lightness: 0.866, share: 0.885, contrasts: [{ tint: 1, ratio: READABLE }] },
  {
    lightness: 0.728,
    share: 0.745,
    contrasts: [
      { tint: 1, ratio: 7 },
      { tint: 3, ratio: READABLE },
    ],
  },
  { lightness: 0.565, share: 0.585, contrasts: [{ tint: 3, ratio: 7 }] },
] as const

const STEPS = 20

/** The highest lightness below `from` at which the colour passes; found by halving. */
const lightestBelow = (from: Lch, passes: (colour: string) => boolean): string => {
  if (passes(clampedHex(from))) return clampedHex(from)
  let [low, high] = [0, from.lightness]
  for (let step = 0; step < STEPS; step++) {
    const lightness = (low + high) / 2
    if (passes(clampedHex({ ...from, lightness }))) low = lightness
    else high = lightness
  }
  return clampedHex({ ...from, lightness: low })
}

const carriesWhiteText = (colour: string): boolean => contrastOf(colour, WHITE) >= READABLE

/** The shade of buttons: the colour itself where it can be; null when it is too light for that. */
const mainShadeOf = (colour: string): string | null => {
  const lch = lchOf(colour)
  if (lch.lightness < DARKEST) return clampedHex({ ...lch, lightness: DARKEST })
  if (carriesWhiteText(colour)) return colour
  const darkened = lightestBelow(lch, carriesWhiteText)
  return lch.lightness - lchOf(darkened).lightness > MAX_DARKENED ? null : darkened
}

/**
 * Every text that the site and mails set in a shade has sufficient contrast with its background. Shade 6 is the colour
 * itself; one that is a little too light for white text is darkened until it carries it.
 *
 * @param colour `#rrggbb`
 * @returns null when the colour would have to be darkened beyond recognition
 */
export const brandScaleOf = (colour: string): BrandScale | null => {
  const main = mainShadeOf(colour.toLowerCase())
  if (main === null) return null
  const { lightness, chroma, hue } = lchOf(main)
  const tints = TINTS.map((tint) =>
    clampedHex({ lightness: tint.lightness, chroma: Math.min(tint.share * chroma, tint.most), hue }),
  )
  const lastTint = TINTS.at(-1)?.lightness ?? 1
  const before = clampedHex({
    lightness: lightness + BETWEEN * (lastTint - lightness),
    chroma: 0.98 * chroma,
    hue,
  })
  const dark = DARK.map((shade) =>
    lightestBelow({ lightness: shade.lightness * lightness, chroma: shade.share * chroma, hue }, (text) =>
      shade.contrasts.every(({ tint, ratio }) => contrastOf(text, tints[tint] ?? WHITE) >= ratio),
    ),
  )
  return [...tints, before, main, ...dark]
}
