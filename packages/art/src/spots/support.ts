import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { sprig } from '../brush/leaf.ts'
import { circle } from '../brush/path.ts'
import { dots, fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAVES } from './pot.ts'

const HEART =
  'M0 15C-5 10-17 2-17-8C-17-15-12-18-8-18C-4-18-1-16 0-13C1-16 4-18 8-18C12-18 17-15 17-8C17 2 5 10 0 15Z'

/** A question, and a kind answer. */
export function support(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const question =
    'M-76-40C-76-62-58-74-36-74H36C58-74 76-62 76-40V-10C76 12 58 24 36 24H-18L-48 50Q-54 53-53 46L-50 21C-66 17-76 6-76-10Z'
  const answer =
    'M-58-30C-58-48-46-58-28-58H28C46-58 58-48 58-30V-10C58 4 50 13 38 16L41 36Q42 42 36 39L10 18H-28C-46 18-58 8-58-10Z'
  const twig = (kind: 'willow' | 'round' | 'berry', height: number, lean: number) =>
    sprig({ kind, height, lean, tones: LEAVES, fruit: accent.base })
  return (
    fill(circle(256, 62, 17), accent.base, 0.9) +
    place(twig('willow', 88, 18), { x: 268, y: 196, turn: 14 }) +
    place(twig('round', 78, -14), { x: 48, y: 196, turn: -12 }) +
    place(
      sheet(question, sidePaint(ink, s[4], s[6]), s[9], 6, 0.03) +
        dots(
          [
            [-32, -25],
            [0, -25],
            [32, -25],
          ],
          paper.white,
          13,
        ),
      { x: 132, y: 112 },
    ) +
    place(
      sheet(answer, sidePaint(ink, paper.white, mix(paper.shade, paper.white, 0.4)), s[9], 6, 0.04) +
        place(fill(HEART, sidePaint(ink, accent.base, accent.deep)), { y: -20, scale: 1.25 }),
      { x: 214, y: 160 },
    ) +
    place(twig('berry', 46, 8), { x: 292, y: 197, turn: 10 }) +
    dots(
      [
        [228, 44],
        [284, 92],
        [44, 92],
      ],
      s[4],
      5,
    )
  )
}
