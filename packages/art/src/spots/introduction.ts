import { sun } from '../brush/air.ts'
import { ball } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { ellipse, taper } from '../brush/path.ts'
import { dots, fill, place } from '../brush/shape.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAVES, pot } from './pot.ts'

/** Three pots: a sprout, a plant, a flower. What is small today grows with time. */
export function introduction(ink: Ink, colours: PaletteColours): string {
  const { scale: s, accent } = colours
  const stem = (height: number) =>
    fill(
      taper(
        [
          [0, -58],
          [-2, -58 - height / 2],
          [1, -58 - height],
        ],
        (share) => 6 - share * 2,
      ),
      LEAVES.dark,
    )
  const pair = (y: number, size: number) =>
    place(leaf(size, size * 0.52, LEAVES), { y, turn: -34 }) +
    place(leaf(size * 0.9, size * 0.48, { light: LEAVES.dark, dark: LEAVES.light }), { y, turn: -148 })
  const flower =
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        place(fill(ellipse(0, -17, 10, 15), s[turn % 120 === 0 ? 4 : 5]), { x: 1, y: -166, turn }),
      )
      .join('') + place(ball(ink, 0, 0, 11, accent.light, accent.base), { x: 1, y: -166 })
  const potted = (plant: string, x: number, scale: number) =>
    place(plant + pot(ink, colours), { x, y: 196, scale })
  return (
    sun(ink, 92, 74, 23, accent.base, accent.base) +
    potted(stem(24) + pair(-80, 28), 74, 0.62) +
    potted(stem(50) + pair(-84, 36) + pair(-106, 30), 150, 0.74) +
    potted(stem(92) + pair(-88, 44) + pair(-120, 36) + flower, 240, 0.86) +
    place(sprig({ kind: 'grass', height: 30, lean: 4, tones: LEAVES, fruit: accent.base }), {
      x: 288,
      y: 197,
    }) +
    dots(
      [
        [150, 76],
        [168, 62],
        [286, 108],
        [42, 116],
      ],
      s[4],
      5,
    )
  )
}
