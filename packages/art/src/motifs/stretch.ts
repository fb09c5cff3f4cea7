import { limb } from '../brush/limb.ts'
import { circle } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { land, sky, sunAt, weather } from '../settings/backdrop.ts'
import { cornerPlants, grove } from '../settings/flora.ts'
import type { Stage } from '../stage.ts'
import { figureTones, head } from './figure.ts'
import type { Motif } from './motif.ts'

function bending(stage: Stage): string {
  const t = figureTones(stage.ink, stage.mood)
  const arm = (dx: number, paint: string) =>
    limb(
      [
        [34 + dx, -318],
        [62 + dx, -384],
        [118, -430 - dx * 0.5],
        [184, -446 - dx],
      ],
      { from: 30, to: 17 },
      paint,
    ) + fill(circle(188, -447 - dx, 10), t.skin)
  return (
    arm(22, t.topShade) +
    limb(
      [
        [16, -190],
        [44, -100],
        [62, -14],
      ],
      { from: 54, to: 25 },
      t.legsShade,
    ) +
    limb(
      [
        [-14, -190],
        [-40, -100],
        [-58, -14],
      ],
      { from: 56, to: 26 },
      t.legs,
    ) +
    limb(
      [
        [52, -8],
        [90, -5],
      ],
      { from: 20, to: 14 },
      t.skin,
    ) +
    limb(
      [
        [-70, -8],
        [-34, -5],
      ],
      { from: 20, to: 14 },
      t.skin,
    ) +
    fill('M-42-176C-46-236-30-300 2-332C22-350 72-334 74-306C54-274 44-226 44-178Q0-156-42-176Z', t.top) +
    place(head(t, 'bun'), { x: 50, y: -326, turn: 34 }) +
    arm(-14, t.top)
  )
}

function warrior(stage: Stage): string {
  const t = figureTones(stage.ink, stage.mood)
  return (
    limb(
      [
        [-10, -160],
        [-92, -88],
        [-168, -10],
      ],
      { from: 56, to: 22 },
      t.legsShade,
    ) +
    limb(
      [
        [-160, -8],
        [-196, -6],
      ],
      { from: 18, to: 13 },
      t.skin,
    ) +
    limb(
      [
        [16, -160],
        [70, -146],
        [116, -132],
      ],
      { from: 56, to: 42 },
      t.legs,
    ) +
    limb(
      [
        [116, -136],
        [124, -70],
        [122, -12],
      ],
      { from: 42, to: 22 },
      t.legs,
    ) +
    limb(
      [
        [120, -8],
        [158, -5],
      ],
      { from: 19, to: 13 },
      t.skin,
    ) +
    limb(
      [
        [-16, -276],
        [-90, -274],
        [-168, -270],
      ],
      { from: 32, to: 17 },
      t.top,
    ) +
    fill(circle(-174, -270, 11), t.skin) +
    limb(
      [
        [22, -276],
        [100, -276],
        [176, -278],
      ],
      { from: 32, to: 17 },
      t.topShade,
    ) +
    fill(circle(182, -278, 11), t.skin) +
    fill('M-46-150C-50-200-46-250-40-276C-34-298 38-298 44-276C50-250 52-200 50-150Q4-128-46-150Z', t.top) +
    place(head(t, 'short'), { x: 2, y: -290 })
  )
}

function drawStretch(stage: Stage): string {
  const { unit, height, random, mood: m, cx, ink } = stage
  const isWarrior = random.chance(0.5)
  const mat = sheet(
    'M-238 6L-206-20H206L238 6Q240 16 228 16H-228Q-240 16-238 6Z',
    ink.linear(
      [
        [0, m.accent.base],
        [1, m.accent.deep],
      ],
      0,
    ),
    m.shadow,
    6,
  )
  const motif =
    mat + place(isWarrior ? warrior(stage) : place(bending(stage), { x: -40 }), { flip: random.chance(0.5) })
  const ground = land(stage, 2, 0.79, 10)
  const first = land(stage, 0, 0.58, 34)
  const second = land(stage, 1, 0.68, 28)
  return (
    sky(stage) +
    sunAt(stage, cx / stage.width + random.between(-0.06, 0.06), 0.42, 150) +
    weather(stage) +
    first.drawing +
    second.drawing +
    grove(stage, second.line, 0.04, 0.28, { light: m.land[2], dark: m.land[3] }) +
    ground.drawing +
    place(motif, { x: cx, y: height * 0.89, scale: unit * 1.16 }) +
    cornerPlants(stage, m.plant)
  )
}

export const stretch: Motif = { moods: ['dawn', 'warm', 'day', 'clear', 'dusk'], draw: drawStretch }
