import type { Random } from '../random.ts'
import { n, type Point, smooth } from './path.ts'

/** The height (y) of a ridge at every x. */
export type Ridge = (x: number) => number

/** A soft ridge around `y`: two slow waves, `swing` high in all. */
export function ridge(random: Random, width: number, y: number, swing: number): Ridge {
  const [first, second] = [random.between(0, 6.28), random.between(0, 6.28)]
  const [slow, quick] = [random.between(0.6, 1.05), random.between(1.3, 1.9)]
  return (x) => {
    const share = (x / width) * Math.PI * 2
    return y + swing * (0.68 * Math.sin(share * slow + first) + 0.32 * Math.sin(share * quick + second))
  }
}

export function hill(line: Ridge, width: number, bottom: number): string {
  const margin = width * 0.06
  const points = Array.from({ length: 13 }, (_, index): Point => {
    const x = -margin + ((width + margin * 2) * index) / 12
    return [x, line(x)]
  })
  return `${smooth(points)}L${n(width + margin)} ${n(bottom)}L${n(-margin)} ${n(bottom)}Z`
}
