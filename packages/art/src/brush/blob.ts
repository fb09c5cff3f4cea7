import type { Random } from '../random.ts'
import { closedPath, type Point } from './path.ts'

/** A soft closed shape around a point; `unrest` 0 is an ellipse, 0.2 clearly cut by hand. */
export function blob(random: Random, cx: number, cy: number, rx: number, ry: number, unrest = 0.08): string {
  const count = 9
  const start = random.between(0, Math.PI * 2)
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = start + (index / count) * Math.PI * 2
    const reach = 1 + random.between(-unrest, unrest)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  return closedPath(points)
}
