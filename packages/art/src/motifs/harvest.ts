import { roundPaint } from '../brush/ball.ts'
import { hill } from '../brush/land.ts'
import { leaf } from '../brush/leaf.ts'
import { ellipse, type Point, pointAlong, taper } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { foodTones } from '../food/tones.ts'
import { landscape } from '../settings/landscape.ts'
import { stillLife } from '../settings/still-life.ts'
import type { Stage } from '../stage.ts'
import { SOIL, WOOD } from '../tones.ts'
import type { Motif } from './motif.ts'

const APPLE =
  'M0-196C26-222 92-222 118-170C144-112 112-36 70-8C46 8 22 2 0-4C-22 2-46 8-70-8C-112-36-144-112-118-170C-92-222-26-222 0-196Z'

function wholeApple({ ink, mood: m }: Stage, light: string, dark: string): string {
  return (
    fill(APPLE, roundPaint(ink, light, dark)) +
    ink.within(APPLE, fill('M0-220C120-190 60-30-30 20H160V-240Z', dark, 0.35)) +
    fill('M-92-160C-108-116-98-70-76-46C-86-84-84-122-70-168C-76-174-88-170-92-160Z', m.paper.white, 0.38) +
    fill(ellipse(0, -192, 40, 11), dark, 0.55) +
    fill(
      taper(
        [
          [0, -188],
          [4, -216],
          [18, -248],
        ],
        (share) => 9 + share * 4,
      ),
      WOOD.dark,
    ) +
    place(leaf(112, 52, m.leaf), { x: 12, y: -226, turn: -24 })
  )
}

function halfApple({ mood: m }: Stage, skin: string): string {
  const { cream } = foodTones(m)
  return (
    fill(APPLE, skin) +
    place(fill(APPLE, cream.light), { y: -9, scale: 0.91 }) +
    place(fill(APPLE, cream.dark, 0.7), { y: -54, scale: 0.48 }) +
    fill('M-5-104C-28-116-34-86-6-66C-2-76-2-94-5-104Z', SOIL) +
    fill('M7-104C30-116 36-86 8-66C4-76 4-94 7-104Z', SOIL) +
    fill(
      taper(
        [
          [0, -186],
          [-2, -208],
          [-12, -228],
        ],
        () => 8,
      ),
      WOOD.dark,
    )
  )
}

function appleDrawing(stage: Stage): string {
  const { mood: m, random } = stage
  const side = random.pick([-1, 1] as const)
  const isWarm = random.chance(0.65) && m.name !== 'dawn'
  const t = foodTones(m)
  const green = { light: mix(t.pale.dark, t.green.light, 0.35), dark: mix(t.green.light, t.green.dark, 0.55) }
  const [{ light, dark }, other] = isWarm ? ([t.red, green] as const) : ([green, t.red] as const)
  const third = place(wholeApple(stage, other.light, other.dark), {
    x: side * -128,
    y: -16,
    scale: 0.74,
    turn: side * -5,
  })
  const half = place(halfApple(stage, dark), { x: side * 128, y: 6, scale: 0.74, turn: side * 7 })
  return (
    (random.chance(0.6) ? third : '') +
    place(wholeApple(stage, light, dark), { flip: side < 0, scale: 1.08 }) +
    half
  )
}

/** An ear of grain on a bent stalk; the origin is its root. */
function ear(height: number, lean: number, tones: { light: string; dark: string }, beard: string): string {
  const line: Point[] = [
    [0, 0],
    [lean * 0.1, -height * 0.45],
    [lean * 0.42, -height * 0.8],
    [lean, -height],
  ]
  let drawing = fill(
    taper(line, (share) => height * (0.02 - 0.008 * share)),
    tones.dark,
  )
  for (let row = 0; row < 8; row++) {
    const { point, angle } = pointAlong(line, 0.58 + row * 0.055)
    const size = height * (0.125 - Math.abs(row - 2.5) * 0.005)
    for (const side of [-1, 1]) {
      const turn = angle + side * 30
      const bristle = fill(
        taper(
          [
            [0, 0],
            [size * 0.9, 0],
            [size * 1.9, -side * size * 0.12],
          ],
          (share) => height * 0.008 * (1.1 - share),
        ),
        beard,
        0.7,
      )
      drawing += place(bristle + leaf(size, size * 0.5, tones), { x: point[0], y: point[1], turn })
    }
  }
  const tip = pointAlong(line, 1)
  return (
    drawing +
    place(leaf(height * 0.11, height * 0.055, tones), { x: tip.point[0], y: tip.point[1], turn: tip.angle })
  )
}

function drawGrain(stage: Stage): string {
  const { unit, random, mood: m, cx, width, height, ink } = stage
  const t = foodTones(m)
  const gold = {
    light: t.gold.light,
    dark: mix(t.gold.dark, t.brown.light, 0.35),
  }
  const shy = { light: mix(gold.light, m.land[1], 0.45), dark: mix(gold.dark, m.land[2], 0.5) }
  const wind = random.pick([-1, 1] as const)
  const stalks = [-150, 140, -84, 86, -30, 36, 2]
    .map((x, index) => {
      const tones = index < 2 ? shy : gold
      const tall = (index < 2 ? 300 : 360 + index * 12) * random.between(0.92, 1.05)
      return place(ear(tall, wind * random.between(50, 110) + x * 0.5, tones, tones.light), { x })
    })
    .join('')
  const blades = [-120, -50, 60, 118]
    .map((x) =>
      fill(
        taper(
          [
            [x, 0],
            [x * 1.15, -90],
            [x * 1.5 + wind * 50, -170],
          ],
          (share) => 17 * (1 - share) + 1,
        ),
        m.leaf.light,
      ),
    )
    .join('')
  const rows = (line: (x: number) => number) =>
    [14, 34, 60, 92]
      .map((drop, index) =>
        fill(
          hill((x) => line(x) + drop * unit, width, height * 1.05),
          index % 2 ? t.gold.dark : t.gold.light,
          0.35,
        ),
      )
      .join('')
  const veil = ink.linear([
    [0, t.gold.dark, 0.3],
    [1, t.brown.light, 0],
  ])
  return landscape(stage, {
    middle: ({ middle }) => rows(middle) + fill(hill(middle, width, height * 1.05), veil),
    front: ({ near }) => place(blades + stalks, { x: cx, y: near(cx) + 72 * unit, scale: unit * 1.12 }),
    sunSize: 92,
    hasGrove: random.chance(0.5),
  })
}

const apple: Motif = {
  moods: ['warm', 'clear', 'day', 'dusk', 'dawn'],
  draw: (stage) => stillLife(stage, appleDrawing(stage), 1.12),
}
const grain: Motif = { moods: ['dawn', 'clear', 'dusk', 'day', 'warm'], draw: drawGrain }

export const harvest = { apple, grain }
