import type { Ink } from '../brush/ink.ts'
import { leaf } from '../brush/leaf.ts'
import { circle } from '../brush/path.ts'
import { dots, fill, place, sheet } from '../brush/shape.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAF } from '../tones.ts'

export function done(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const sun = ink.linear([
    [0, accent.light],
    [1, accent.base],
  ])
  const confetti = [
    [64, 70, 20, s[4]],
    [84, 40, -40, accent.base],
    [248, 52, 60, s[5]],
    [262, 96, 10, accent.base],
    [232, 28, -20, s[3]],
    [52, 118, -70, accent.deep],
    [270, 140, 40, s[4]],
    [118, 24, 80, s[5]],
  ] as const
  return (
    fill(circle(160, 106, 88), accent.base, 0.26) +
    sheet(circle(160, 106, 68), sun, s[8], 6, 0.03) +
    place(leaf(66, 34, { light: LEAF[6], dark: LEAF[8] }), { x: 150, y: 140, turn: -138 }) +
    place(leaf(126, 46, { light: LEAF[5], dark: LEAF[7] }), { x: 146, y: 144, turn: -52 }) +
    confetti
      .map(([x, y, turn, tone]) => place(leaf(17, 9, { light: tone, dark: tone }), { x, y, turn }))
      .join('') +
    dots(
      [
        [100, 82],
        [218, 70],
        [244, 122],
        [76, 150],
        [196, 22],
        [138, 38],
      ],
      paper.white,
      7,
    ) +
    [-160, -130, -50, -20]
      .map((turn) => place(leaf(44, 18, { light: LEAF[4], dark: LEAF[6] }), { x: 160, y: 194, turn }))
      .join('') +
    place(leaf(34, 16, { light: LEAF[3], dark: LEAF[5] }), { x: 160, y: 196, turn: -104 }) +
    place(leaf(34, 16, { light: LEAF[3], dark: LEAF[5] }), { x: 160, y: 196, turn: -76 })
  )
}
