import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { sprig } from '../brush/leaf.ts'
import { circle, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAVES } from './pot.ts'

export function welcome(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const opening = slab(110, 34, 100, 162, 50, 0)
  const way = mix(accent.light, paper.white, 0.4)
  const view =
    fill(
      opening,
      ink.linear([
        [0, s[3]],
        [0.7, accent.light],
      ]),
    ) +
    fill(circle(160, 100, 44), accent.light, 0.6) +
    fill(
      circle(160, 100, 30),
      ink.linear([
        [0, mix(accent.light, accent.base, 0.6)],
        [1, accent.deep],
      ]),
    ) +
    fill('M100 126C130 102 150 124 176 118S204 108 220 114V200H100Z', s[4]) +
    fill('M100 146C136 128 180 150 220 136V200H100Z', s[6]) +
    fill(
      'M166 138C150 144 152 150 166 154C190 162 150 172 132 200H206C208 176 214 164 190 152C174 146 168 144 172 138Z',
      way,
    )
  const twig = (kind: 'willow' | 'round' | 'berry', height: number, lean: number) =>
    sprig({ kind, height, lean, tones: LEAVES, fruit: accent.base })
  return (
    place(twig('willow', 104, 22), { x: 226, y: 194, turn: 12 }) +
    place(twig('round', 92, -18), { x: 88, y: 194, turn: -16 }) +
    sheet(slab(94, 18, 132, 178, 66, 0), sidePaint(ink, paper.white, paper.shade), s[8], 6, 0.03) +
    ink.within(opening, view) +
    fill('M132 195H206L226 206Q168 212 104 206Z', way) +
    place(twig('berry', 66, 12), { x: 246, y: 197, turn: 16 }) +
    place(twig('willow', 52, -12), { x: 62, y: 197, turn: -14 })
  )
}
