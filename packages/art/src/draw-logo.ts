import { leaf } from './brush/leaf.ts'
import { circle } from './brush/path.ts'
import { fill, place, svg } from './brush/shape.ts'
import type { Colour } from './colour.ts'

/** Back to front, in degrees; the sizes get smaller to the sides. */
const PETALS = [
  { turn: -90, length: 150 },
  { turn: -18, length: 112 },
  { turn: -162, length: 112 },
  { turn: -54, length: 134 },
  { turn: -126, length: 134 },
] as const

/** The emblem of an invented company: a water lily in its colour, 240 × 240. */
export function drawLogo(scale: readonly Colour[]): string {
  const shade = (step: number): Colour => scale[step] ?? '#ffffff'
  const petals = PETALS.map(({ turn, length }, index) =>
    place(
      leaf(
        length,
        length * 0.5,
        index % 2 === 0 ? { light: shade(4), dark: shade(6) } : { light: shade(3), dark: shade(5) },
      ),
      { x: 120, y: 190, turn },
    ),
  )
  return svg(240, 240, '', fill(circle(120, 120, 116), shade(1)) + petals.join(''))
}
