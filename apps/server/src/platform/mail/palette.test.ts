import { expect, test } from 'vitest'
import { nightPaletteOf } from './night-style.ts'
import { MAIL_PALETTES } from './palette.ts'

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const PALETTES = Object.entries(MAIL_PALETTES).flatMap(([style, palette]) => [
  [`${style} by day`, palette] as const,
  [`${style} at night`, nightPaletteOf(palette)] as const,
])

test.each(PALETTES)(
  'every text of the style %s has sufficient contrast with its background',
  (_, palette) => {
    const { ground, sheet, tint, ink, inkSoft, brand, brandDark } = palette
    const pairs = [
      [ink, sheet],
      [ink, tint],
      [inkSoft, sheet],
      [inkSoft, ground],
      [brandDark, sheet],
      [brandDark, ground],
      [sheet, brand],
    ] as const
    for (const [text, behind] of pairs)
      expect(contrast(text, behind), `${text} on ${behind}`).toBeGreaterThan(4.5)
  },
)
