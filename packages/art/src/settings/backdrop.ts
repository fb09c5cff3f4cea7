import { birds, cloud, stars, sun } from '../brush/air.ts'
import { hill, type Ridge, ridge } from '../brush/land.ts'
import { n } from '../brush/path.ts'
import { sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'

export function sky({ width, height, ink, mood }: Stage): string {
  const paint = ink.linear([
    [0, mood.sky[0]],
    [0.55, mood.sky[1]],
    [1, mood.sky[2]],
  ])
  return `<rect width="${n(width)}" height="${n(height)}" fill="${paint}"/>`
}

/** Sun (or moon) at fractions of the picture, `size` in design pixels. */
export function sunAt({ width, height, unit, ink, mood }: Stage, x: number, y: number, size: number): string {
  return sun(ink, width * x, height * y, size * unit, mood.sun.core, mood.sun.rim)
}

/** Stars by night, else clouds, sometimes birds. */
export function weather({ width, height, unit, random, mood }: Stage): string {
  let drawing = mood.name === 'dusk' ? stars(random, width, height * 0.45, mood.accent.light, unit) : ''
  const count = random.whole(1, 3)
  for (let index = 0; index < count; index++) {
    const x = width * (random.between(0.02, 0.3) + (index / count) * 0.95)
    const y = height * random.between(0.12, 0.34)
    drawing += cloud(x, y, unit * random.between(90, 190), mood.cloud, random.between(0.45, 0.85))
  }
  if (mood.name !== 'dusk' && random.chance(0.45)) {
    const tone = mix(mood.land[2], mood.sky[0], 0.15)
    drawing += birds(
      random,
      width * random.between(0.15, 0.7),
      height * random.between(0.16, 0.3),
      13 * unit,
      tone,
    )
  }
  return drawing
}

/** A layer of land: the line of its ridge, and the drawing. */
export type Layer = { line: Ridge; drawing: string }

const SHADOW_STRENGTH = 0.045

/** `depth` 0 (far) to 3 (near), `y` of the ridge as a fraction of the height, `swing` in design pixels. */
export function land(stage: Stage, depth: 0 | 1 | 2 | 3, y: number, swing: number): Layer {
  const { width, height, unit, random, ink, mood } = stage
  const line = ridge(random, width, height * y, swing * unit)
  const paint = ink.linear(landStops(mood.land, depth))
  const area = hill(line, width, height * 1.05)
  return { line, drawing: sheet(area, paint, mood.shadow, (9 + depth * 3) * unit, SHADOW_STRENGTH) }
}

function landStops(tones: Stage['mood']['land'], depth: 0 | 1 | 2 | 3): [number, string][] {
  const tone = tones[depth]
  const next = tones[Math.min(depth + 1, 3) as 0 | 1 | 2 | 3]
  const foot = depth === 3 ? mix(tone, '#000000', 0.12) : mix(tone, next, 0.45)
  return [
    [0, mix(tone, depth === 0 ? '#ffffff' : tones[0], 0.14)],
    [0.5, tone],
    [1, foot],
  ]
}
