import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { circle, slab } from '../brush/path.ts'
import { dots, fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'
import { LEAVES } from './pot.ts'

/** A letter with a rising sun, and a twig that came with it. */
export function mail(ink: Ink, { scale: s, accent, paper }: PaletteColours): string {
  const letter = slab(-74, -132, 148, 120, 9)
  const sky = ink.linear([
    [0, paper.white],
    [1, accent.light],
  ])
  const view =
    fill(letter, sky) +
    fill(circle(0, -58, 46), accent.light, 0.9) +
    fill(
      circle(0, -58, 31),
      ink.linear([
        [0, mix(accent.light, accent.base, 0.6)],
        [1, accent.base],
      ]),
    ) +
    fill('M-80-56C-46-72-14-50 20-60S62-66 80-58V0H-80Z', LEAVES.light) +
    fill('M-80-42C-40-56 0-34 34-44S66-46 80-40V0H-80Z', LEAVES.dark)
  const pocket = 'M-100-78L-8-16Q0-11 8-16L100-78V-10Q100 0 90 0H-90Q-100 0-100-10Z'
  const envelope =
    fill('M-100-76L-9-142Q0-148 9-142L100-76V-10Q100 0 90 0H-90Q-100 0-100-10Z', s[6]) +
    place(sheet(letter, paper.white, s[9], 5, 0.03) + ink.within(letter, view), { y: -4 }) +
    sheet(pocket, sidePaint(ink, s[3], s[4]), s[9], 5, 0.03) +
    fill('M-97-5L-20-52Q0-34 20-52L97-5Q94 0 90 0H-90Q-94 0-97-5Z', s[2], 0.55)
  const twig = (kind: 'willow' | 'round' | 'berry', height: number, lean: number) =>
    sprig({ kind, height, lean, tones: LEAVES, fruit: accent.base })
  return (
    place(twig('willow', 92, 20), { x: 262, y: 196, turn: 16 }) +
    place(twig('round', 74, -14), { x: 54, y: 196, turn: -14 }) +
    place(envelope, { x: 158, y: 190 }) +
    place(leaf(26, 13, LEAVES), { x: 280, y: 194, turn: -12 }) +
    dots(
      [
        [62, 74],
        [78, 58],
        [250, 64],
        [264, 84],
      ],
      s[4],
      5,
    )
  )
}
