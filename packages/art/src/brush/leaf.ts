import type { Colour } from '../colour.ts'
import { n, type Point, pointAlong, taper } from './path.ts'
import { fill, place } from './shape.ts'

export type LeafTones = { light: Colour; dark: Colour }

/** A folded paper leaf: grows from the origin to the right, its lower half in shade. */
export function leaf(length: number, width: number, { light, dark }: LeafTones): string {
  const [l, h] = [length, width / 2]
  const upper = `M0 0C${n(l * 0.22)} ${n(-h * 1.35)} ${n(l * 0.68)} ${n(-h * 1.2)} ${n(l)} 0`
  const lower = `C${n(l * 0.68)} ${n(h * 1.2)} ${n(l * 0.22)} ${n(h * 1.35)} 0 0Z`
  const middle = `M0 0Q${n(l * 0.5)} ${n(-h * 0.22)} ${n(l)} 0`
  return fill(upper + lower, light) + fill(middle + lower, dark)
}

export type SprigKind = 'willow' | 'round' | 'fern' | 'grass' | 'berry'

type Sprig = { kind: SprigKind; height: number; lean: number; tones: LeafTones; fruit: Colour }

/** Pairs of leaves, their size as a share of the height, and their spread in degrees. */
const SORTS: Record<SprigKind, { pairs: number; length: number; width: number; spread: number }> = {
  willow: { pairs: 6, length: 0.3, width: 0.075, spread: 42 },
  round: { pairs: 5, length: 0.17, width: 0.15, spread: 58 },
  fern: { pairs: 10, length: 0.22, width: 0.05, spread: 62 },
  grass: { pairs: 0, length: 0, width: 0, spread: 0 },
  berry: { pairs: 4, length: 0.2, width: 0.08, spread: 48 },
}

function blades(height: number, lean: number, { light, dark }: LeafTones): string {
  return [-0.55, 0.65, -0.2, 0.25, 0]
    .map((bend, index) => {
      const tall = height * (1 - Math.abs(bend) * 0.5)
      const tip = bend * height * 0.6 + lean
      const line: Point[] = [
        [bend * 14, 0],
        [bend * height * 0.12, -tall * 0.5],
        [tip, -tall],
      ]
      return fill(
        taper(line, (share) => height * 0.062 * (1 - share) + 0.4),
        index % 2 === 0 ? dark : light,
      )
    })
    .join('')
}

/** A twig that grows upwards from the origin and leans by `lean` at its tip. */
export function sprig({ kind, height, lean, tones, fruit }: Sprig): string {
  if (kind === 'grass') return blades(height, lean, tones)
  const line: Point[] = [
    [0, 0],
    [lean * 0.2, -height * 0.5],
    [lean, -height * 0.92],
  ]
  const sort = SORTS[kind]
  let drawing = fill(
    taper(line, (share) => height * (0.018 - 0.012 * share)),
    tones.dark,
  )
  for (let pair = 0; pair < sort.pairs; pair++) {
    const share = 0.2 + (0.8 * pair) / sort.pairs
    const { point, angle } = pointAlong(line, share)
    const size = height * (kind === 'fern' ? 1.15 - share : 1.1 - share * 0.6)
    for (const side of [-1, 1]) {
      const turn = angle + side * (sort.spread - share * 14)
      const foot = pointAlong(line, Math.min(1, share + (side < 0 ? 0 : 0.06))).point
      drawing += place(leaf(size * sort.length, size * sort.width, tones), {
        x: side < 0 ? point[0] : foot[0],
        y: side < 0 ? point[1] : foot[1],
        turn,
      })
      if (kind === 'berry') {
        const out = (turn * Math.PI) / 180
        const [x, y] = [foot[0] + Math.cos(out) * height * 0.13, foot[1] + Math.sin(out + 0.5) * height * 0.1]
        drawing += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(height * 0.026)}" fill="${fruit}"/>`
      }
    }
  }
  const { angle } = pointAlong(line, 1)
  return (
    drawing +
    place(leaf(height * 0.16, height * sort.width * 0.8, tones), { x: lean, y: -height * 0.92, turn: angle })
  )
}
