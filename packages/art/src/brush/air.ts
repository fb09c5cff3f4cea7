import type { Colour } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Ink } from './ink.ts'
import { circle, n, type Point, taper } from './path.ts'
import { dots, fill, stroke } from './shape.ts'

export function sun(ink: Ink, cx: number, cy: number, r: number, core: Colour, rim: Colour): string {
  const glow = ink.radial([
    [0, core, 0.55],
    [0.45, core, 0.22],
    [1, core, 0],
  ])
  const body = ink.linear([
    [0, core],
    [1, rim],
  ])
  return (
    fill(circle(cx, cy, r * 2.7), glow) +
    fill(circle(cx, cy, r * 1.75), core, 0.16) +
    fill(circle(cx, cy, r * 1.35), core, 0.22) +
    fill(circle(cx, cy, r), body)
  )
}

/** A cloud with a flat belly, `width` wide, resting on (x, y). */
export function cloud(x: number, y: number, width: number, paint: string, opacity = 1): string {
  const w = width / 100
  const path =
    `M${n(x - 50 * w)} ${n(y)}a${n(13 * w)} ${n(13 * w)} 0 0 1 ${n(8 * w)} ${n(-23 * w)}` +
    `a${n(20 * w)} ${n(20 * w)} 0 0 1 ${n(33 * w)} ${n(-16 * w)}a${n(17 * w)} ${n(17 * w)} 0 0 1 ${n(29 * w)} ${n(11 * w)}` +
    `a${n(14.5 * w)} ${n(14.5 * w)} 0 0 1 ${n(22 * w)} ${n(28 * w)}Z`
  return fill(path, paint, opacity)
}

export function steam(ink: Ink, x: number, y: number, height: number, colour: Colour, sway = 1): string {
  const line = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8
    return [x + Math.sin(share * 6.6) * (6 + 9 * share) * sway, y - height * share]
  })
  const paint = ink.linear([
    [0, colour, 0],
    [0.45, colour, 0.75],
    [1, colour, 0.25],
  ])
  return fill(
    taper(line, (share) => 3 + 12 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12))),
    paint,
  )
}

export function birds(random: Random, x: number, y: number, size: number, colour: Colour): string {
  return [0, 1, 2]
    .map((index) => {
      const s = size * (1 - index * 0.2)
      const [bx, by] = [x + index * size * 2.3 + random.between(-8, 8), y + random.between(-1, 1) * size]
      const line = `M${n(bx - s)} ${n(by - s * 0.35)}Q${n(bx - s * 0.4)} ${n(by - s * 0.55)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.55)} ${n(bx + s)} ${n(by - s * 0.35)}`
      return stroke(line, colour, size * 0.17)
    })
    .join('')
}

export function stars(random: Random, width: number, height: number, colour: Colour, unit: number): string {
  const field = (count: number) =>
    Array.from({ length: count }, (): Point => [random.between(0, width), random.between(0, height)])
  return dots(field(26), colour, 2.6 * unit, 0.55) + dots(field(9), colour, 4.6 * unit, 0.85)
}

export function breeze(points: readonly Point[], paint: string, width: number): string {
  return fill(
    taper(points, (share) => width * Math.sin(Math.PI * (0.08 + share * 0.84))),
    paint,
  )
}
