import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse, slab, taper } from '../brush/path.ts'
import { dots, fill, place } from '../brush/shape.ts'
import type { PaletteColours } from '../palette.ts'

export function nothingYet(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const leaves = { light: s[5], dark: s[7] }
  const pot =
    fill(ellipse(0, -62, 44, 8), s[8]) +
    fill(
      taper(
        [
          [0, -60],
          [-2, -82],
          [1, -104],
        ],
        (share) => 6 - share * 2,
      ),
      s[7],
    ) +
    place(leaf(44, 25, leaves), { x: 1, y: -102, turn: -34 }) +
    place(leaf(38, 22, { light: s[6], dark: s[4] }), { x: 1, y: -101, turn: -148 }) +
    fill('M-42-58H42L33-8Q31 0 23 0H-23Q-31 0-33-8Z', sidePaint(ink, accent.base, accent.deep)) +
    fill(
      'M-48-66A48 8 0 0 0 48-66V-54Q48-48 42-48H-42Q-48-48-48-54Z',
      sidePaint(ink, accent.light, accent.deep),
    ) +
    place(leaf(20, 10, { light: paper.white, dark: paper.white }), { x: 0, y: -16, turn: -58 }) +
    place(leaf(17, 9, { light: paper.white, dark: paper.white }), { x: 0, y: -16, turn: -126 })
  const can =
    `<path d="M26-46C62-58 64-8 24-10" fill="none" stroke="${s[6]}" stroke-width="8" stroke-linecap="round"/>` +
    fill('M-22-20L-66-56L-60-62L-20-42Z', s[6]) +
    fill('M-76-52L-58-72Q-54-74-52-70L-50-66L-68-48Q-74-46-76-52Z', s[7]) +
    fill(slab(-30, -56, 62, 56, 12, 10), sidePaint(ink, s[4], s[6])) +
    fill(slab(-30, -42, 62, 7, 0), s[2], 0.5)
  return (
    fill(circle(82, 58, 15), accent.base, 0.9) +
    place(can, { x: 236, y: 196 }) +
    place(pot, { x: 124, y: 196 }) +
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
