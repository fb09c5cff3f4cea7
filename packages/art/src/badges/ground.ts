import type { Ink } from '../brush/ink.ts'
import { circle, n } from '../brush/path.ts'
import { fill } from '../brush/shape.ts'
import { type Colour, mix } from '../colour.ts'
import type { BadgeTones } from './badge-tones.ts'

/** Two soft hills at the disc's foot, the nearer with its top at `y`. */
export function hills({ ground }: BadgeTones, y: number, side: 1 | -1 = 1): string {
  const far = `M-80 ${n(y - 6)}C-50 ${n(y - 20 - side * 6)} 10 ${n(y - 18 + side * 8)} 80 ${n(y - 12)}V80H-80Z`
  const near = `M-80 ${n(y + 10 - side * 7)}C-40 ${n(y - 6)} 30 ${n(y + 16)} 80 ${n(y + 4 + side * 5)}V80H-80Z`
  return fill(far, ground[0]) + fill(near, ground[1])
}

export function light(ink: Ink, x: number, y: number, r: number, core: Colour, rim: Colour): string {
  return (
    fill(circle(x, y, r * 1.9), core, 0.22) +
    fill(circle(x, y, r * 1.42), core, 0.32) +
    fill(
      circle(x, y, r),
      ink.linear([
        [0, core],
        [1, rim],
      ]),
    )
  )
}

/** Rays that fill the disc from a point: the last level's glory. */
export function glory(x: number, y: number, colour: Colour): string {
  const beams = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [index * 30 - 5, index * 30 + 5].map((degrees) => (degrees * Math.PI) / 180) as [
      number,
      number,
    ]
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * 140)} ${n(y + Math.sin(from) * 140)}L${n(x + Math.cos(to) * 140)} ${n(y + Math.sin(to) * 140)}Z`
  })
  return fill(beams.join(''), colour, 0.16)
}

export const shaded = (colour: Colour): Colour => mix(colour, '#1c2433', 0.16)
