import { blob } from '../brush/blob.ts'
import { sprig } from '../brush/leaf.ts'
import { circle, n } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'

/**
 * Things seen from above on cut paper.
 * @param isRound the motif is one round thing, which darkens the paper around it
 */
export function flatLay(stage: Stage, motif: string, scale = 1, isRound = true): string {
  const { width, height, unit, random, ink, mood, cx } = stage
  const isDark = mood.name === 'dusk' || mood.name === 'clear'
  const base = isDark ? mood.cloth[2] : mood.sky[1]
  const next = isDark ? mood.cloth[1] : mix(mood.sky[0], mood.cloth[0], 0.5)
  const ground = ink.linear(
    [
      [0, mix(base, mood.paper.white, 0.1)],
      [1, mix(base, next, 0.35)],
    ],
    40,
  )
  const cy = height * random.between(0.49, 0.53)
  const reach = Math.max(width, height * 1.15)
  const cut = (grow: number) =>
    blob(random, cx + random.between(-30, 30) * unit, cy, reach * 0.4 * grow, height * 0.42 * grow, 0.1)
  const layers = [1.28, 1.04, 0.82].map((grow, index) =>
    sheet(cut(grow), mix(base, next, (index + 1) / 3), mood.shadow, 14 * unit, 0.035),
  )
  const side = random.pick([-1, 1] as const)
  const kinds = ['willow', 'round', 'berry', 'fern'] as const
  const twig = (x: number, y: number, turn: number, size: number) =>
    place(
      sprig({ kind: random.pick(kinds), height: size, lean: 30, tones: mood.plant, fruit: mood.accent.base }),
      { x, y, turn, scale: unit },
    )
  const x = (share: number) => (side > 0 ? width * share : width * (1 - share))
  const coin = fill(circle(x(0.87), height * 0.17, 44 * unit), mood.sun.rim, 0.9)
  const light = ink.radial([
    [0, mood.shadow, 0.3],
    [0.72, mood.shadow, 0.2],
    [1, mood.shadow, 0],
  ])
  return (
    `<rect width="${n(width)}" height="${n(height)}" fill="${ground}"/>` +
    layers.join('') +
    coin +
    twig(x(-0.02), height * 0.62, side * 58, 250) +
    twig(x(0.02), height * 1.02, side * 28, 300) +
    twig(x(1.03), height * 0.72, side * -48, 240) +
    (isRound ? fill(circle(cx + 12 * unit, cy + 18 * unit, 232 * unit * scale), light) : '') +
    place(motif, { x: cx, y: cy, scale: unit * scale })
  )
}
