import type { Ridge } from '../brush/land.ts'
import type { Stage } from '../stage.ts'
import { land, sky, sunAt, weather } from './backdrop.ts'
import { cornerPlants, grove } from './flora.ts'

/** Far to near. */
type Ground = { far: Ridge; middle: Ridge; near: Ridge }

type Parts = {
  /** Between the sky and the first hill. */
  behind?: (stage: Stage) => string
  /** Stands on the middle hill, the nearest lies in front of its feet. */
  middle?: (ground: Ground) => string
  front?: (ground: Ground) => string
  /** Height of the nearest hill as a fraction of the sheet. */
  nearAt?: number
  sunSize?: number
  hasPlants?: boolean
  hasGrove?: boolean
}

export function landscape(stage: Stage, parts: Parts): string {
  const { random, mood } = stage
  const nearAt = parts.nearAt ?? 0.8
  const sunX = random.pick([random.between(0.18, 0.34), random.between(0.4, 0.6), random.between(0.66, 0.84)])
  const first = land(stage, 0, nearAt - random.between(0.24, 0.29), random.between(26, 52))
  const second = land(stage, 1, nearAt - random.between(0.13, 0.17), random.between(20, 44))
  const third = land(stage, 2, nearAt - random.between(0.03, 0.06), random.between(16, 34))
  const near = land(stage, 3, nearAt + 0.06, random.between(10, 22))
  const ground = { far: first.line, middle: second.line, near: third.line }
  const trees = random.chance(0.5) ? [0.04, 0.3] : [0.7, 0.97]
  const tones = { light: mood.land[2], dark: mood.land[3] }
  const size = parts.sunSize ?? random.between(56, 84)
  return (
    sky(stage) +
    (size > 0 ? sunAt(stage, sunX, random.between(0.22, 0.36), size) : '') +
    weather(stage) +
    (parts.behind?.(stage) ?? '') +
    first.drawing +
    second.drawing +
    (parts.hasGrove === false ? '' : grove(stage, second.line, trees[0] ?? 0, trees[1] ?? 1, tones)) +
    (parts.middle?.(ground) ?? '') +
    third.drawing +
    (parts.front?.(ground) ?? '') +
    near.drawing +
    (parts.hasPlants === false ? '' : cornerPlants(stage, mood.plant))
  )
}
