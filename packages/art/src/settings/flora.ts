import { type LeafTones, leaf, type SprigKind, sprig } from '../brush/leaf.ts'
import { circle, n } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import type { Stage } from '../stage.ts'

const KINDS: readonly [SprigKind, ...SprigKind[]] = ['willow', 'round', 'fern', 'grass', 'berry']

/** A bunch of sprigs of one or two sorts at (x, y), `height` in design pixels, leaning to `side` (-1 left, 1 right). */
export function bunch(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  side: number,
  tones: LeafTones,
): string {
  const { unit, random, mood } = stage
  const kinds = [random.pick(KINDS), random.pick(KINDS)]
  return [-26, 20, 0]
    .map((turn, index) => {
      const tall = height * unit * random.between(0.7, 1) * (index === 2 ? 1 : 0.78)
      const twig = sprig({
        kind: kinds[index === 2 ? 0 : 1] ?? 'willow',
        height: tall,
        lean: side * tall * random.between(0.08, 0.24),
        tones,
        fruit: mood.accent.base,
      })
      return place(twig, { x: x + (index - 1) * 13 * unit, y, turn: turn * 0.7 + side * 10 })
    })
    .join('')
}

export function cornerPlants(stage: Stage, tones: LeafTones): string {
  const { width, height, random } = stage
  const first = random.pick([-1, 1] as const)
  const at = (side: number) =>
    side < 0 ? width * random.between(0.02, 0.1) : width * random.between(0.9, 0.98)
  const tall = bunch(stage, at(first), height * 1.02, random.between(230, 300), -first, tones)
  const low = bunch(stage, at(-first), height * 1.03, random.between(120, 190), first, tones)
  return tall + (random.chance(0.75) ? low : '')
}

type TreeKind = 'round' | 'fir' | 'poplar'

/** A small tree on a hill; the origin is its foot, `height` in the drawing's own units. */
export function smallTree(kind: TreeKind, height: number, { light, dark }: LeafTones, trunk: string): string {
  const h = height
  const stem = fill(
    `M${n(-h * 0.025)} 0L${n(-h * 0.015)} ${n(-h * 0.6)}h${n(h * 0.03)}L${n(h * 0.025)} 0Z`,
    trunk,
  )
  if (kind === 'fir') {
    const crown = `M0 ${n(-h)}C${n(h * 0.1)} ${n(-h * 0.7)} ${n(h * 0.2)} ${n(-h * 0.4)} ${n(h * 0.25)} ${n(-h * 0.16)}Q0 ${n(-h * 0.06)} ${n(-h * 0.25)} ${n(-h * 0.16)}C${n(-h * 0.2)} ${n(-h * 0.4)} ${n(-h * 0.1)} ${n(-h * 0.7)} 0 ${n(-h)}Z`
    const half = `M0 ${n(-h)}C${n(h * 0.1)} ${n(-h * 0.7)} ${n(h * 0.2)} ${n(-h * 0.4)} ${n(h * 0.25)} ${n(-h * 0.16)}Q${n(h * 0.12)} ${n(-h * 0.1)} 0 ${n(-h * 0.11)}Z`
    return stem + fill(crown, light) + fill(half, dark, 0.75)
  }
  if (kind === 'poplar') {
    return place(leaf(h, h * 0.34, { light: light, dark: dark }), { turn: -90 }) + stem
  }
  return (
    fill(circle(0, -h * 0.66, h * 0.34), light) +
    fill(
      `M0 ${n(-h)}a${n(h * 0.34)} ${n(h * 0.34)} 0 0 1 0 ${n(h * 0.68)}Q${n(h * 0.16)} ${n(-h * 0.66)} 0 ${n(-h)}Z`,
      dark,
      0.7,
    ) +
    stem
  )
}

/** A loose row of small trees on a ridge between two fractions of the width. */
export function grove(
  stage: Stage,
  line: (x: number) => number,
  from: number,
  to: number,
  tones: LeafTones,
  size = 64,
): string {
  const { width, unit, random, mood } = stage
  const kind = random.pick(['round', 'fir', 'poplar'] as const)
  const count = random.whole(3, 5)
  return Array.from({ length: count }, (_, index) => {
    const x = width * (from + ((to - from) * (index + random.between(0.1, 0.9))) / count)
    const tree = smallTree(kind, size * unit * random.between(0.65, 1.1), tones, mood.deep)
    return place(tree, { x, y: line(x) + 3 * unit })
  }).join('')
}
