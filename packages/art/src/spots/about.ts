import { sun } from '../brush/air.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { slab, taper } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAF } from '../tones.ts'
import { LEAVES } from './pot.ts'

/** A book from which a plant grows: what one reads becomes what one does. */
export function about(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const page = (flip: boolean) =>
    place(
      sheet(
        'M0-6C-26-24-70-28-108-18V36C-70 26-26 30 0 48Z',
        ink.linear(
          [
            [0, paper.white],
            [0.7, paper.white],
            [1, paper.shade],
          ],
          0,
        ),
        s[9],
        4,
        0.03,
      ) +
        [0, 1, 2]
          .map((row) =>
            fill(
              `M-92 ${-4 + row * 13}C-68 ${-9 + row * 13}-44 ${-7 + row * 13}-22 ${2 + row * 13}V${6 + row * 13}C-44 ${-3 + row * 13}-68 ${-5 + row * 13}-92 ${row * 13}Z`,
              s[3],
            ),
          )
          .join(''),
      { flip },
    )
  const book =
    fill(
      'M-118-12C-118-16-114-18-110-18H110C114-18 118-16 118-12V44C70 36 26 42 0 58C-26 42-70 36-118 44Z',
      s[6],
    ) +
    page(false) +
    page(true) +
    fill(slab(26, -14, 11, 60, 1), accent.base)
  const stem = taper(
    [
      [0, 0],
      [-4, -34],
      [3, -70],
      [0, -98],
    ],
    (share) => 8 - share * 3,
  )
  const plant =
    fill(stem, LEAVES.dark) +
    place(leaf(48, 26, LEAVES), { x: -2, y: -36, turn: -24 }) +
    place(leaf(46, 25, { light: LEAF[6], dark: LEAF[4] }), { x: -3, y: -46, turn: -158 }) +
    place(leaf(40, 22, LEAVES), { x: 2, y: -74, turn: -38 }) +
    place(leaf(38, 21, { light: LEAF[6], dark: LEAF[4] }), { x: 2, y: -78, turn: -146 }) +
    place(leaf(32, 17, LEAVES), { x: 0, y: -94, turn: -88 })
  const twig = (kind: 'willow' | 'berry', height: number, lean: number) =>
    sprig({ kind, height, lean, tones: LEAVES, fruit: accent.base })
  return (
    sun(ink, 160, 98, 36, accent.base, accent.deep) +
    place(twig('willow', 70, -14), { x: 40, y: 194, turn: -16 }) +
    place(twig('berry', 62, 12), { x: 282, y: 194, turn: 14 }) +
    place(plant, { x: 160, y: 152 }) +
    place(book, { x: 160, y: 144 })
  )
}
