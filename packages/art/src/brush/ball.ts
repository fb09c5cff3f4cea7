import type { Colour } from '../colour.ts'
import type { Ink } from './ink.ts'
import { circle } from './path.ts'
import { fill } from './shape.ts'

export function roundPaint(ink: Ink, light: Colour, dark: Colour): string {
  return ink.radial(
    [
      [0, light],
      [1, dark],
    ],
    0.34,
    0.28,
    0.82,
  )
}

export function ball(ink: Ink, x: number, y: number, r: number, light: Colour, dark: Colour): string {
  return fill(circle(x, y, r), roundPaint(ink, light, dark))
}

export function sidePaint(ink: Ink, light: Colour, dark: Colour): string {
  return ink.linear(
    [
      [0, light],
      [0.4, light],
      [1, dark],
    ],
    18,
  )
}
