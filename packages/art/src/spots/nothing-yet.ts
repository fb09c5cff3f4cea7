import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, slab, taper } from '../brush/path.ts'
import { dots, fill, place } from '../brush/shape.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAF } from '../tones.ts'
import { LEAVES, pot } from './pot.ts'

export function nothingYet(ink: Ink, colours: PaletteColours): string {
  const { scale: s, accent } = colours
  const sprout =
    fill(
      taper(
        [
          [0, -60],
          [-2, -82],
          [1, -104],
        ],
        (share) => 6 - share * 2,
      ),
      LEAVES.dark,
    ) +
    place(leaf(44, 25, LEAVES), { x: 1, y: -102, turn: -34 }) +
    place(leaf(38, 22, { light: LEAF[6], dark: LEAF[4] }), { x: 1, y: -101, turn: -148 })
  const can =
    `<path d="M26-46C62-58 64-8 24-10" fill="none" stroke="${s[6]}" stroke-width="8" stroke-linecap="round"/>` +
    fill('M-22-20L-66-56L-60-62L-20-42Z', s[6]) +
    fill('M-76-52L-58-72Q-54-74-52-70L-50-66L-68-48Q-74-46-76-52Z', s[7]) +
    fill(slab(-30, -56, 62, 56, 12, 10), sidePaint(ink, s[4], s[6])) +
    fill(slab(-30, -42, 62, 7, 0), s[2], 0.5)
  return (
    fill(circle(82, 58, 15), accent.base, 0.9) +
    place(can, { x: 236, y: 196 }) +
    place(pot(ink, colours) + sprout, { x: 124, y: 196 }) +
    dots(
      [
        [192, 70],
        [206, 60],
        [60, 112],
        [250, 92],
        [46, 150],
      ],
      s[4],
      5,
    )
  )
}
