import type { Point } from '../brush/path.ts'
import { place } from '../brush/shape.ts'
import type { Random } from '../random.ts'

/** Evenly spread points within a circle, like seeds of a sunflower: none lies on another. */
export const within = (count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const out = Math.sqrt((index + 0.5) / count) * radius
    const angle = index * 2.39996 + turn
    return [Math.cos(angle) * out, Math.sin(angle) * out]
  })

export const inBox = (random: Random, count: number, width: number, height: number): Point[] =>
  Array.from({ length: count }, () => [
    random.between(-width / 2, width / 2),
    random.between(-height / 2, height / 2),
  ])

type Drawer = (index: number) => string

export const at = (random: Random, points: readonly Point[], draw: Drawer, scale = 1): string =>
  points.map(([x, y], index) => place(draw(index), { x, y, turn: random.between(0, 360), scale })).join('')
