import { type Point, taper } from './path.ts'
import { fill } from './shape.ts'

/** Width of a limb at its first and at its last point. */
type Widths = { from: number; to: number }

/** An arm, a leg, or a path in the landscape: a line through the points that grows thinner or thicker. */
export function limb(points: readonly Point[], { from, to }: Widths, paint: string): string {
  return fill(
    taper(points, (share) => from + (to - from) * share),
    paint,
  )
}
