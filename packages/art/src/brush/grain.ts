import type { Colour } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Point } from './path.ts'
import { dots } from './shape.ts'

/** The grain of paper, so faint that it is felt rather than seen. */
export function grain(random: Random, width: number, height: number, light: Colour, dark: Colour): string {
  const unit = Math.min(width, height) / 667
  const specks = (count: number) =>
    Array.from({ length: count }, (): Point => [random.between(0, width), random.between(0, height)])
  return (
    dots(specks(240), light, 1.5 * unit, 0.13) +
    dots(specks(140), light, 2.4 * unit, 0.07) +
    dots(specks(200), dark, 1.7 * unit, 0.08)
  )
}
