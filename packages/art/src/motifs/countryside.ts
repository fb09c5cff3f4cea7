import { birds } from '../brush/air.ts'
import { blob } from '../brush/blob.ts'
import { type Point, smooth, taper } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { land, sky, sunAt, weather } from '../settings/backdrop.ts'
import { cornerPlants, grove, smallTree } from '../settings/flora.ts'
import { landscape } from '../settings/landscape.ts'
import type { Stage } from '../stage.ts'
import { LEAF, WOOD } from '../tones.ts'
import type { Motif } from './motif.ts'

function drawPath(stage: Stage): string {
  const { width, height, unit, mood, ink, random, cx } = stage
  const side = random.pick([-1, 1] as const)
  const bend = random.between(20, 130)
  const paint = ink.linear([
    [0, mix(mood.accent.light, mood.paper.white, 0.35)],
    [1, mix(mood.accent.light, mood.accent.base, mood.name === 'dusk' ? 0.6 : 0.35)],
  ])
  const winding = (points: readonly (readonly [number, number, number])[]): string => {
    const edge = (sign: number) =>
      points.map(([x, y, half]): Point => [cx + (side * x + sign * half) * unit, y])
    const [left, right] = [smooth(edge(-1)), smooth(edge(1).reverse())]
    return `${left}L${right.slice(1)}Z`
  }
  const first = land(stage, 0, 0.5, 34)
  const second = land(stage, 1, 0.58, 26)
  const third = land(stage, 2, 0.7, 22)
  const top = second.line(cx + side * 60 * unit)
  const middle = third.line(cx - side * 120 * unit)
  const upper = winding([
    [60, top - 3, 5],
    [30, top + 22 * unit, 9],
    [-70, top + 48 * unit, 14],
    [-130, middle + 10, 20],
  ])
  const lower = winding([
    [-120, middle - 4, 22],
    [-70, middle + 45 * unit, 32],
    [bend, middle + 95 * unit, 50],
    [bend * 0.6, height * 0.93, 84],
    [-90 + bend * 0.4, height + 30, 125],
  ])
  const trees = { light: mood.land[2], dark: mood.land[3] }
  const bigTree = place(smallTree('round', 190, trees, mood.deep), {
    x: cx + side * 235 * unit,
    y: third.line(cx + side * 235 * unit) + 8,
    scale: unit,
  })
  return (
    sky(stage) +
    sunAt(stage, (cx + side * 70 * unit) / width, 0.34, random.between(70, 96)) +
    weather(stage) +
    first.drawing +
    second.drawing +
    fill(upper, paint) +
    grove(stage, second.line, side > 0 ? 0.08 : 0.6, side > 0 ? 0.36 : 0.92, trees, 58) +
    third.drawing +
    bigTree +
    sheet(lower, paint, mood.shadow, 6 * unit, 0.03) +
    cornerPlants(stage, mood.plant)
  )
}

function drawTree(stage: Stage): string {
  const { unit, random, mood, ink, cx } = stage
  const crown = (x: number, y: number, r: number, from: string, to: string) =>
    sheet(
      blob(random, x, y, r, r * 0.86, 0.07),
      ink.linear(
        [
          [0, from],
          [1, to],
        ],
        60,
      ),
      mood.shadow,
      9,
      0.03,
    )
  const isLight = mood.name === 'dusk' || mood.name === 'clear'
  const [high, mid, low] = isLight ? [LEAF[2], LEAF[4], LEAF[5]] : [LEAF[4], LEAF[5], LEAF[6]]
  const trunk = mix(WOOD.dark, mood.deep, mood.name === 'dusk' ? 0.3 : 0.45)
  const branch = (points: readonly Point[], width: number) =>
    fill(
      taper(points, (share) => width * (1 - share * 0.75)),
      trunk,
    )
  const fruit = Array.from({ length: 9 }, () =>
    fill(blob(random, random.between(-125, 125), random.between(-350, -190), 11, 11, 0.04), mood.accent.base),
  ).join('')
  const drawing =
    fill('M-44 12C-22 0-20-30-19-70H19C20-30 24 0 48 12Q0 24-44 12Z', trunk) +
    branch(
      [
        [0, -30],
        [-4, -90],
        [4, -150],
        [-4, -260],
      ],
      38,
    ) +
    crown(-96, -216, 96, mid, low) +
    crown(104, -222, 92, mid, low) +
    crown(2, -312, 118, high, mid) +
    crown(-44, -240, 82, mix(high, mid, 0.5), mid) +
    crown(58, -262, 72, high, mid) +
    branch(
      [
        [0, -70],
        [-4, -110],
        [-26, -150],
        [-62, -190],
      ],
      24,
    ) +
    branch(
      [
        [0, -60],
        [10, -110],
        [44, -150],
        [72, -186],
      ],
      18,
    ) +
    (random.chance(0.6) ? fruit : birds(random, -190, -330, 14, mood.deep))
  return landscape(stage, {
    front: ({ near }) => place(drawing, { x: cx, y: near(cx) + 16 * unit, scale: unit * 1.12 }),
    sunSize: random.between(70, 100),
  })
}

const path: Motif = { moods: ['warm', 'dawn', 'clear', 'day', 'dusk'], draw: drawPath }

const tree: Motif = { moods: ['day', 'warm', 'dusk', 'dawn', 'clear'], draw: drawTree }

export const countryside = { path, tree }
