import { steam } from '../brush/air.ts'
import { sidePaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { sprig } from '../brush/leaf.ts'
import { ellipse, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { PaletteColours } from '../palette.ts'
import { WOOD } from '../tones.ts'
import { LEAVES, pot } from './pot.ts'

/** An armchair below a lamp, with a cup of tea: one's own place in the evening. */
export function login(ink: Ink, colours: PaletteColours): string {
  const { scale: s, accent, paper } = colours
  const cloth = ink.linear([
    [0, s[4]],
    [1, s[6]],
  ])
  const leg = (x: number, lean: number) =>
    fill(`M${x - 5} -14H${x + 5}L${x + lean + 3} 2H${x + lean - 3}Z`, WOOD.dark)
  const chair =
    leg(-44, -5) +
    leg(44, 5) +
    sheet(slab(-50, -118, 100, 96, 36, 12), cloth, s[9], 5, 0.03) +
    fill(slab(-34, -102, 68, 60, 26, 8), s[3], 0.35) +
    sheet(
      slab(-46, -50, 92, 24, 10),
      ink.linear([
        [0, s[3]],
        [1, s[5]],
      ]),
      s[9],
      4,
      0.03,
    ) +
    sheet(slab(-66, -68, 27, 56, 13, 9), cloth, s[9], 4, 0.03) +
    sheet(slab(39, -68, 27, 56, 13, 9), cloth, s[9], 4, 0.03) +
    place(sheet(slab(-19, -19, 38, 38, 10), sidePaint(ink, accent.light, accent.base), s[9], 4, 0.03), {
      x: -14,
      y: -62,
      turn: -14,
    })
  const light = ink.linear([
    [0, accent.light, 0.85],
    [1, accent.light, 0],
  ])
  const lamp =
    fill('M-24-142L-74 0H52L24-142Z', light) +
    fill(ellipse(0, -1, 25, 5), s[8]) +
    fill(slab(-2.5, -150, 5, 150, 2), s[8]) +
    fill('M-17-186H17L32-146Q0-139-32-146Z', sidePaint(ink, accent.base, accent.deep)) +
    fill('M-32-146Q0-139 32-146Q0-152-32-146Z', accent.light)
  const cup =
    steam(ink, 0, -62, 40, mix(paper.white, s[2], 0.3), 0.5) +
    fill(slab(-3, -34, 6, 34, 2), WOOD.dark) +
    fill(ellipse(0, 0, 22, 4), WOOD.dark) +
    fill(slab(-36, -38, 72, 8, 4), sidePaint(ink, WOOD.light, WOOD.base)) +
    `<path d="M13-54C25-56 25-41 11-42" fill="none" stroke="${paper.shade}" stroke-width="4"/>` +
    fill('M-15-58H15L11-40Q10-38 6-38H-6Q-10-38-11-40Z', sidePaint(ink, paper.white, paper.shade))
  const plant = [-26, 22, 0]
    .map((turn) =>
      place(
        sprig({
          kind: 'willow',
          height: turn ? 74 : 92,
          lean: turn * 0.7,
          tones: LEAVES,
          fruit: accent.base,
        }),
        {
          y: -60,
          turn,
        },
      ),
    )
    .join('')
  return (
    place(plant + pot(ink, colours), { x: 56, y: 196, scale: 0.74 }) +
    place(lamp, { x: 234, y: 194 }) +
    place(chair, { x: 150, y: 194 }) +
    place(cup, { x: 284, y: 199, scale: 0.86 })
  )
}
