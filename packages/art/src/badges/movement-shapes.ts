import { type Point, taper } from '../brush/path.ts'
import { fill } from '../brush/shape.ts'

export const limb = (points: readonly Point[], from: number, to: number, paint: string) =>
  fill(
    taper(points, (share) => from + (to - from) * share),
    paint,
  )
