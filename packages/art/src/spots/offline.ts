import { cloud } from '../brush/air.ts'
import type { Ink } from '../brush/ink.ts'
import { ellipse, slab, taper } from '../brush/path.ts'
import { dots, fill, place, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'

export function offline(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const white = ink.linear([
    [0, paper.white],
    [1, mix(paper.white, s[2], 0.6)],
  ])
  const plug = (paint: string, hasPins: boolean) =>
    (hasPins ? stroke('M16-7H26M16 7H26', s[8], 4.5) : '') +
    fill(slab(-14, -16, 32, 32, 9), paint) +
    fill(slab(12, -16, 6, 32, 3), s[8], 0.25)
  return (
    fill('M226 30A26 26 0 1 0 250 66A22 22 0 0 1 226 30Z', accent.base) +
    dots(
      [
        [258, 88],
        [252, 36],
        [188, 34],
        [70, 62],
        [92, 40],
      ],
      s[4],
      5,
    ) +
    cloud(120, 106, 96, s[3], 0.8) +
    place(fill('M-74 0a27 27 0 0 1 7-52a44 44 0 0 1 77-22a37 37 0 0 1 58 27a25 25 0 0 1 4 47Z', white), {
      x: 166,
      y: 134,
    }) +
    stroke('M134 96Q140 103 147 96M172 96Q178 103 185 96', s[7], 4) +
    fill(ellipse(131, 109, 8, 4.5), accent.base, 0.6) +
    fill(ellipse(189, 109, 8, 4.5), accent.base, 0.6) +
    fill(
      taper(
        [
          [160, 132],
          [158, 152],
          [136, 160],
          [118, 174],
          [92, 176],
        ],
        () => 5,
      ),
      s[6],
    ) +
    place(plug(s[6], true), { x: 92, y: 178, turn: 176 }) +
    fill(
      taper(
        [
          [300, 186],
          [270, 192],
          [244, 178],
          [216, 180],
        ],
        () => 5,
      ),
      s[4],
    ) +
    place(plug(accent.base, false), { x: 204, y: 180, turn: 180 })
  )
}
