import { roundPaint } from '../brush/ball.ts'
import type { Ink } from '../brush/ink.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, n, type Point } from '../brush/path.ts'
import { dots, fill, place } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { BadgeLevel } from './badge.ts'
import type { BadgeTones } from './badge-tones.ts'

const DISC = 75

const onCircle = (r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * r, Math.sin(angle) * r]
}

function rosette(r: number, count: number, turn = 0): string {
  const bow = n(((Math.PI * r) / count) * 1.12)
  const points = Array.from({ length: count }, (_, index) => onCircle(r, turn + (index / count) * 360))
  const [x, y] = points[0] ?? [0, 0]
  const arcs = [...points.slice(1), [x, y] as Point].map(
    ([px, py]) => `A${bow} ${bow} 0 0 1 ${n(px)} ${n(py)}`,
  )
  return `M${n(x)} ${n(y)}${arcs.join('')}Z`
}

function repeat(key: string, drawing: string, placings: readonly string[]): string {
  const uses = placings.map((transform) => `<use href="#${key}" transform="${transform}"/>`).join('')
  return `<defs><g id="${key}">${drawing}</g></defs>${uses}`
}

function rays(level: BadgeLevel, t: BadgeTones): string {
  if (level < 7) return ''
  const count = level === 9 ? 32 : 24
  const beams = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 360
    const tip = onCircle(index % 2 ? 104 : 96 + level * 2.3, turn)
    const points = [onCircle(84, turn - 4.4), tip, onCircle(84, turn + 4.4)]
    return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
  })
  return fill(beams.join(''), level === 9 ? t.gold.base : mix(t.gold.light, t.gold.base, 0.6))
}

/** A sheet of paper with a short shade below it; small enough for a file of few bytes. */
function raised(path: string, paint: string, t: BadgeTones): string {
  return place(fill(path, t.night, 0.12), { y: 2.5 }) + fill(path, paint)
}

/** The edge: a plain ring, then petals, then a smooth band that leaves room for the wreath. */
function rim(ink: Ink, level: BadgeLevel, t: BadgeTones): string {
  const light = level < 3 ? mix(t.mid, t.soft, 0.55) : level < 5 ? t.mid : t.body
  const dark = level < 3 ? t.mid : level < 5 ? t.body : t.deep
  const paint = ink.linear(
    level === 9
      ? [
          [0, t.gold.light],
          [0.5, t.gold.base],
          [1, t.gold.deep],
        ]
      : [
          [0, light],
          [1, dark],
        ],
    60,
  )
  if (level < 2 || level > 4) return raised(circle(0, 0, level < 5 ? 90 : 93), paint, t)
  return raised(rosette(92, [12, 14, 16][level - 2] ?? 12), paint, t)
}

/** Leaves climb both sides, one more pair with each level, until they close to a wreath. */
function laurel(key: string, level: BadgeLevel, t: BadgeTones): string {
  if (level === 0) return ''
  const pairs = Math.min(level, 8)
  const isGold = level === 9
  const tones =
    level < 5
      ? { light: t.mid, dark: t.body }
      : { light: mix(t.mid, t.soft, 0.25), dark: isGold ? t.deep : t.body }
  const spots = Array.from({ length: pairs }, (_, index) => 9 + index * 17.2)
  const left = spots.map((spot) => {
    const [x, y] = onCircle(92, 90 + spot)
    return `translate(${n(x)} ${n(y)})rotate(${n(90 + spot + 66)})`
  })
  const right = spots.map((spot) => {
    const [x, y] = onCircle(92, 90 - spot)
    return `translate(${n(x)} ${n(y)})rotate(${n(90 - spot - 66)})scale(1 -1)`
  })
  const berries = spots
    .slice(0, -1)
    .flatMap((spot) => [onCircle(104, 90 + spot + 13), onCircle(104, 90 - spot - 13)])
  return (
    repeat(`${key}l`, leaf(28, 15, tones), [...left, ...right]) +
    (level >= 5 ? dots(berries, isGold ? t.accent.deep : t.accent.base, 6.5) : '')
  )
}

function jewel(ink: Ink, level: BadgeLevel, t: BadgeTones): string {
  const gold = ink.linear([
    [0, t.gold.light],
    [1, t.gold.deep],
  ])
  const knot = place(
    raised(circle(0, 0, 6 + level * 0.6), roundPaint(ink, t.accent.light, t.accent.deep), t),
    { y: 91 },
  )
  if (level === 5 || level === 6) {
    const sun = fill('M-17 0A17 17 0 0 1 17 0Z', gold)
    return (
      knot +
      place(sun, { y: -89 }) +
      (level === 6
        ? dots(
            [
              [-25, -88],
              [25, -88],
            ],
            t.gold.base,
            8,
          )
        : '')
    )
  }
  if (level === 7) return knot + fill('M0-116L8-100L24-92L8-88L0-76L-8-88L-24-92L-8-100Z', gold)
  if (level === 8) {
    const peak = 'M-34-80L-10-113Q-6-118-2-113L6-102L12-109Q15-112 18-109L36-80Q0-92-34-80Z'
    const snow = 'M-18-102L-10-113Q-6-118-2-113L5-103L-1-106L-6-100L-11-106Z'
    return (
      knot +
      raised(
        peak,
        ink.linear([
          [0, t.mid],
          [1, t.deep],
        ]),
        t,
      ) +
      fill(snow, t.gold.light)
    )
  }
  if (level === 9) {
    const crown =
      'M-34-80L-42-109Q-42-113-38-111L-20-98L-4-117Q0-121 4-117L20-98L38-111Q42-113 42-109L34-80Q0-92-34-80Z'
    return (
      knot +
      raised(crown, gold, t) +
      dots(
        [
          [-40, -112],
          [0, -119],
          [40, -112],
        ],
        t.gold.base,
        9,
      ) +
      dots([[0, -98]], t.accent.deep, 10) +
      dots(
        [
          [-19, -92],
          [19, -92],
        ],
        t.paper,
        6,
      )
    )
  }
  return level >= 1 ? knot : ''
}

/** The frame around a level's picture; the origin is its middle. */
export function frame(ink: Ink, key: string, level: BadgeLevel, t: BadgeTones, picture: string): string {
  const disc = circle(0, 0, DISC)
  const sky = ink.linear([
    [0, t.sky[0]],
    [1, t.sky[1]],
  ])
  const ring = level >= 3 ? fill(circle(0, 0, 78.5), level >= 7 ? t.gold.base : t.accent.base) : ''
  return (
    rays(level, t) +
    rim(ink, level, t) +
    fill(circle(0, 0, 83), t.paper) +
    ring +
    fill(disc, sky) +
    ink.within(disc, picture) +
    fill(`M-75 0A75 75 0 0 1 75 0A75 71 0 0 0-75 0Z`, t.night, 0.14) +
    laurel(key, level, t) +
    jewel(ink, level, t)
  )
}
