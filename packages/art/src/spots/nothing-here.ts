import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { dots, fill, place, sheet, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'
import { WOOD } from '../tones.ts'
import { LEAVES } from './pot.ts'

/** A basket that is still empty. */
export function nothingHere(ink: Ink, { scale: s, accent }: PaletteColours): string {
  const straw = { light: mix(WOOD.pale, WOOD.light, 0.6), dark: WOOD.base }
  const body = 'M-84-66H84L68-8Q66 0 58 0H-58Q-66 0-68-8Z'
  const weave = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 8 }, (_, index) =>
        fill(
          slab(-96 + index * 26 + (row % 2) * 13, -62 + row * 21, 24.5, 19.5, 9),
          (row + index) % 2 ? straw.light : mix(straw.light, straw.dark, 0.28),
        ),
      ).join(''),
    )
    .join('')
  const basket =
    stroke('M-72-66C-78-172 78-172 72-66', straw.dark, 10) +
    stroke('M-72-66C-78-170 78-170 72-66', straw.light, 4, 0.8) +
    fill(ellipse(0, -66, 84, 13), mix(WOOD.dark, '#000000', 0.25)) +
    fill(ellipse(0, -62, 72, 8), WOOD.dark) +
    fill('M-84-66A84 13 0 0 0 84-66L68-8Q66 0 58 0H-58Q-66 0-68-8Z', straw.dark) +
    ink.within(`${body}M-84-66A84 13 0 0 0 84-66Z`, `<g transform="translate(0 6)">${weave}</g>`) +
    sheet(
      'M-90-66A90 15 0 0 0 90-66V-62A90 16 0 0 1-90-62Z',
      sidePaint(ink, straw.light, straw.dark),
      s[9],
      3,
    )
  const gust = (path: string) => stroke(path, s[4], 4, 0.8)
  return (
    fill(circle(78, 58, 16), accent.base, 0.9) +
    place(basket, { x: 156, y: 194 }) +
    gust('M196 62C222 52 238 66 256 56') +
    gust('M212 84C232 76 246 86 266 78') +
    place(leaf(34, 18, LEAVES), { x: 246, y: 122, turn: 24 }) +
    place(leaf(28, 15, LEAVES), { x: 262, y: 190, turn: -20 }) +
    place(sprig({ kind: 'grass', height: 34, lean: -5, tones: LEAVES, fruit: accent.base }), {
      x: 50,
      y: 196,
    }) +
    dots(
      [
        [60, 108],
        [278, 112],
        [110, 42],
      ],
      s[4],
      5,
    )
  )
}
