import { cloud } from '../brush/air.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, slab, taper } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAF } from '../tones.ts'

export function notFound(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const arm = (flip: boolean, light: string, dark: string) =>
    place(
      fill(
        'M-10-17H62Q66-17 69-14L84-2Q86 0 84 2L69 14Q66 17 62 17H-10Q-16 17-16 11V-11Q-16-17-10-17Z',
        ink.linear([
          [0, light],
          [1, dark],
        ]),
      ) + fill(slab(4, -4, 42, 8, 4), paper.white, 0.65),
      { flip },
    )
  const slope = 'M22 196C50 158 96 146 160 146S270 158 298 196Q160 208 22 196Z'
  const hill = fill(
    slope,
    ink.linear([
      [0, s[3]],
      [1, s[5]],
    ]),
  )
  const way = (flip: boolean) =>
    place(
      fill(
        taper(
          [
            [0, 54],
            [-8, 32],
            [-38, 14],
            [-82, 4],
          ],
          (share) => 32 - share * 26,
        ),
        mix(accent.light, paper.white, 0.3),
      ),
      { x: 160, y: 152, flip },
    )
  return (
    fill(circle(226, 62, 20), accent.base, 0.9) +
    cloud(86, 66, 62, paper.white, 0.95) +
    hill +
    ink.within(slope, way(false) + way(true)) +
    fill(
      taper(
        [
          [160, 164],
          [161, 104],
          [160, 42],
        ],
        () => 10,
      ),
      s[8],
    ) +
    place(arm(false, s[5], s[6]), { x: 160, y: 66, turn: -6 }) +
    place(arm(true, accent.base, accent.deep), { x: 160, y: 106, turn: 5 }) +
    [-150, -118, -64, -32]
      .map((turn) => place(leaf(26, 12, { light: LEAF[6], dark: LEAF[8] }), { x: 160, y: 166, turn }))
      .join('') +
    [-128, -92, -58]
      .map((turn) => place(leaf(34, 15, { light: LEAF[5], dark: LEAF[7] }), { x: 264, y: 184, turn }))
      .join('')
  )
}
