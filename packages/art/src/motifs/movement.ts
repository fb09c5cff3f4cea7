import { sidePaint } from '../brush/ball.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { circle, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { land, sky, sunAt, weather } from '../settings/backdrop.ts'
import { cornerPlants, grove } from '../settings/flora.ts'
import type { Stage } from '../stage.ts'
import { figureTones, head, limb } from './figure.ts'
import type { Motif } from './motif.ts'

function planter(stage: Stage): string {
  const { mood: m, ink } = stage
  return (
    sprig({ kind: 'round', height: 110, lean: 6, tones: m.plant, fruit: m.accent.base }) +
    place(leaf(48, 24, m.plant), { turn: -140 }) +
    place(leaf(48, 24, m.plant), { turn: -40 }) +
    place(fill('M-24-30H24L17 0H-17Z', sidePaint(ink, m.accent.base, m.accent.deep)), { y: 28 })
  )
}

/** Steps that lead to an arch with the sun in it. */
function drawStairs(stage: Stage): string {
  const { unit, height, random, mood: m, cx, ink } = stage
  const count = random.whole(5, 6)
  const rise = 37
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const tint = isDark ? m.land[1] : m.land[0]
  const steps = Array.from({ length: count }, (_, index) => {
    const half = 104 + index * 34
    const y = -(count - index) * rise
    const tread = mix(m.paper.white, tint, 0.1 + index * 0.07)
    return (
      fill(slab(-half, y, half * 2, rise + 10, 7, 0), mix(tread, m.land[2], 0.42)) +
      fill(slab(-half - 5, y, half * 2 + 10, 13, 6.5), tread)
    )
  }).join('')
  const top = -count * rise
  const gate = slab(-104, top - 262, 208, 266, 104, 0)
  const door = slab(-80, top - 238, 160, 240, 80, 0)
  const view =
    fill(
      door,
      ink.linear([
        [0, m.sky[0]],
        [0.55, mix(m.sky[2], m.accent.light, 0.5)],
        [1, m.accent.light],
      ]),
    ) +
    fill(circle(0, top - 92, 76), m.accent.light, 0.6) +
    fill(
      circle(0, top - 92, 50),
      ink.linear([
        [0, m.accent.base],
        [1, m.accent.deep],
      ]),
    ) +
    fill(
      `M-90 ${top - 62}C-40 ${top - 92} 0 ${top - 56} 40 ${top - 66}S80 ${top - 70} 90 ${top - 60}V${top + 4}H-90Z`,
      m.land[1],
    ) +
    fill(`M-90 ${top - 28}C-30 ${top - 52} 30 ${top - 20} 90 ${top - 40}V${top + 4}H-90Z`, m.land[2])
  const shine = ink.linear([
    [0, m.accent.light, 0.55],
    [1, m.accent.light, 0],
  ])
  const light = fill(`M-80 ${top}H80L150 0H-150Z`, shine)
  const side = random.pick([-1, 1] as const)
  const motif =
    sheet(gate, sidePaint(ink, m.paper.white, m.paper.shade), m.shadow, 9) +
    ink.within(door, view) +
    steps +
    light +
    place(planter(stage), { x: side * 176, y: top + rise * 2 - 27 }) +
    place(planter(stage), { x: side * -210, y: top + rise * 3 - 27, scale: 0.85 })
  return (
    sky(stage) +
    weather(stage) +
    land(stage, 0, 0.56, 36).drawing +
    land(stage, 1, 0.68, 28).drawing +
    land(stage, 2, 0.78, 20).drawing +
    place(motif, { x: cx, y: height * 0.95, scale: unit * 1.12 }) +
    land(stage, 3, 0.93, 10).drawing +
    cornerPlants(stage, m.plant)
  )
}

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
      30,
      17,
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
      54,
      25,
      t.legsShade,
    ) +
    limb(
      [
        [-14, -190],
        [-40, -100],
        [-58, -14],
      ],
      56,
      26,
      t.legs,
    ) +
    limb(
      [
        [52, -8],
        [90, -5],
      ],
      20,
      14,
      t.skin,
    ) +
    limb(
      [
        [-70, -8],
        [-34, -5],
      ],
      20,
      14,
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
      56,
      22,
      t.legsShade,
    ) +
    limb(
      [
        [-160, -8],
        [-196, -6],
      ],
      18,
      13,
      t.skin,
    ) +
    limb(
      [
        [16, -160],
        [70, -146],
        [116, -132],
      ],
      56,
      42,
      t.legs,
    ) +
    limb(
      [
        [116, -136],
        [124, -70],
        [122, -12],
      ],
      42,
      22,
      t.legs,
    ) +
    limb(
      [
        [120, -8],
        [158, -5],
      ],
      19,
      13,
      t.skin,
    ) +
    limb(
      [
        [-16, -276],
        [-90, -274],
        [-168, -270],
      ],
      32,
      17,
      t.top,
    ) +
    fill(circle(-174, -270, 11), t.skin) +
    limb(
      [
        [22, -276],
        [100, -276],
        [176, -278],
      ],
      32,
      17,
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

const stairs: Motif = { moods: ['clear', 'dusk', 'warm', 'dawn', 'day'], draw: drawStairs }

const stretch: Motif = { moods: ['dawn', 'warm', 'day', 'clear', 'dusk'], draw: drawStretch }

export const movement = { stairs, stretch }
