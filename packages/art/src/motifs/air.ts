import { cloud } from '../brush/air.ts'
import { circle, n, slab } from '../brush/path.ts'
import { fill, place, sheet, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { land, sky, sunAt, weather } from '../settings/backdrop.ts'
import { cornerPlants } from '../settings/flora.ts'
import { landscape } from '../settings/landscape.ts'
import type { Stage } from '../stage.ts'
import type { Motif } from './motif.ts'

function house(stage: Stage): string {
  const { mood: m } = stage
  const wall = mix(m.land[1], m.paper.white, 0.25)
  return (
    fill('M-56 6V-62H56V6Z', wall) +
    fill('M14 6V-62H56V6Z', m.deep, 0.18) +
    fill('M-72-56L-4-114Q0-117 4-114L72-56Q74-50 66-50H-66Q-74-50-72-56Z', m.deep) +
    fill('M34-96V-124H50V-82Z', m.deep) +
    fill(slab(-38, -42, 34, 32, 15, 3), m.accent.base) +
    fill(slab(10, -40, 26, 46, 13, 0), m.accent.deep, 0.85) +
    fill(circle(-21, -26, 46), m.accent.light, 0.16)
  )
}

function drawMoon(stage: Stage): string {
  const { unit, height, width, random, mood: m, cx, ink } = stage
  const [x, y, r] = [cx + random.between(-110, 110) * unit, height * random.between(0.34, 0.4), 124 * unit]
  const isCrescent = random.chance(0.65)
  const lit = ink.linear(
    [
      [0, m.paper.white],
      [1, m.accent.light],
    ],
    60,
  )
  const disc = circle(x, y, r)
  const craters =
    fill(circle(x - r * 0.3, y - r * 0.2, r * 0.2), m.accent.base, 0.22) +
    fill(circle(x + r * 0.34, y + r * 0.3, r * 0.27), m.accent.base, 0.18) +
    fill(circle(x + r * 0.2, y - r * 0.46, r * 0.12), m.accent.base, 0.2)
  const sickle = `M${n(x + r * 0.3)} ${n(y - r * 0.95)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.95)} ${n(y + r * 0.3)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x + r * 0.3)} ${n(y - r * 0.95)}Z`
  const rings = [2.3, 1.8, 1.4].map((grow) => fill(circle(x, y, r * grow), m.accent.light, 0.07)).join('')
  const moon = isCrescent ? fill(sickle, lit) : fill(disc, lit) + ink.within(disc, craters)
  const front = [-1, 1]
    .map((side) =>
      cloud(
        x + side * r * 1.05,
        y + r * (side > 0 ? 0.92 : 0.6),
        200 * unit,
        mix(m.cloud, m.paper.white, 0.12),
        0.92,
      ),
    )
    .join('')
  const home = cx + random.pick([-1, 1] as const) * random.between(170, 260) * unit
  return landscape(stage, {
    behind: () => rings + moon + front,
    middle: ({ middle }) =>
      place(house(stage), {
        x: Math.min(Math.max(home, width * 0.2), width * 0.8),
        y: middle(home) + 10 * unit,
        scale: unit,
      }),
    sunSize: 0,
    nearAt: 0.84,
  })
}

function drawSunrise(stage: Stage): string {
  const { unit, height, width, random, mood: m, cx, ink } = stage
  const horizon = height * random.between(0.6, 0.68)
  const r = random.between(120, 150) * unit
  const rays = [3.4, 2.8, 2.25, 1.75, 1.35]
    .map((grow, index) => fill(circle(cx, horizon, r * grow), m.sun.core, 0.12 + index * 0.03))
    .join('')
  const beams = Array.from({ length: 9 }, (_, index) => {
    const turn = -162 + index * 18
    return place(
      fill(slab(r * 1.5, -6 * unit, (index % 2 ? 46 : 78) * unit, 12 * unit, 6 * unit), m.sun.rim, 0.85),
      { x: cx, y: horizon, turn },
    )
  }).join('')
  const isSea = random.chance(0.5)
  const core = ink.linear([
    [0, m.sun.core],
    [1, m.sun.rim],
  ])
  const sea = ink.linear([
    [0, mix(m.land[0], m.sky[2], 0.3)],
    [1, m.land[2]],
  ])
  const glints = Array.from({ length: 9 }, (_, index) => {
    const half = (r * 0.9 - index * 7 * unit) * random.between(0.5, 1)
    return fill(
      slab(
        cx - half + random.between(-26, 26) * unit,
        horizon + (14 + index * 19) * unit,
        half * 2,
        (6 + index * 0.4) * unit,
        3 * unit,
      ),
      m.sun.core,
      0.75 - index * 0.06,
    )
  }).join('')
  const coast = isSea
    ? `<rect x="-9" y="${n(horizon)}" width="${n(width + 18)}" height="${n(height)}" fill="${sea}"/>${glints}`
    : land(stage, 0, horizon / height, 18).drawing +
      land(stage, 1, horizon / height + 0.08, 26).drawing +
      land(stage, 2, horizon / height + 0.18, 26).drawing
  return (
    sky(stage) +
    rays +
    (random.chance(0.6) ? beams : '') +
    fill(circle(cx, horizon, r), core) +
    weather(stage) +
    coast +
    land(stage, 3, 0.93, 16).drawing +
    cornerPlants(stage, m.plant)
  )
}

function bigCloud(stage: Stage, tones: readonly [string, string, string]): string {
  const { mood: m, ink } = stage
  const puff = (x: number, y: number, r: number, tone: string) =>
    sheet(
      circle(x, y, r),
      ink.linear([
        [0, tone],
        [1, mix(tone, m.sky[1], 0.28)],
      ]),
      m.shadow,
      9,
      0.022,
    )
  return (
    puff(-118, -64, 74, tones[0]) +
    puff(112, -70, 82, tones[0]) +
    puff(6, -124, 108, tones[1]) +
    puff(-72, -78, 78, tones[1]) +
    puff(78, -66, 72, tones[2]) +
    sheet(
      slab(-210, -76, 420, 84, 42),
      ink.linear([
        [0, tones[2]],
        [1, mix(tones[2], m.sky[1], 0.4)],
      ]),
      m.shadow,
      9,
      0.022,
    )
  )
}

function balloon(stage: Stage): string {
  const { mood: m, ink } = stage
  const hull = 'M0-96C44-96 62-64 58-34C54-6 22 18 12 34H-12C-22 18-54-6-58-34C-62-64-44-96 0-96Z'
  return (
    fill(hull, m.accent.base) +
    ink.within(
      hull,
      fill('M-26-100C-44-50-30 0-10 40H10C30 0 44-50 26-100Z', m.accent.light) +
        fill('M8-100C70-70 40 10 8 40H70V-100Z', m.accent.deep, 0.3),
    ) +
    stroke('M-11 34L-8 54M11 34L8 54', m.deep, 2) +
    fill(slab(-11, 54, 22, 17, 3, 6), m.deep)
  )
}

function drawCloud(stage: Stage): string {
  const { unit, height, random, mood: m, cx } = stage
  const isDusk = m.name === 'dusk'
  const white = isDusk ? mix(m.paper.white, m.mid, 0.25) : m.paper.white
  const tones = [mix(white, m.land[0], 0.55), mix(white, m.land[0], 0.22), white] as const
  const y = height * random.between(0.46, 0.51)
  const drops = Array.from({ length: 7 }, (_, index) =>
    place(
      fill('M0-15C6-5 10 2 10 8A10 10 0 0 1-10 8C-10 2-6-5 0-15Z', index % 3 ? m.mid : m.accent.base, 0.85),
      {
        x: cx + (index - 3) * 50 * unit,
        y: y + (index % 2 ? 34 : 66) * unit,
        scale: unit,
      },
    ),
  ).join('')
  const side = random.pick([-1, 1] as const)
  const flight = place(balloon(stage), { x: cx + side * 300 * unit, y: height * 0.4, scale: unit * 1.05 })
  return landscape(stage, {
    behind: () =>
      sunAt(stage, (cx - side * 130 * unit) / stage.width, (y - 205 * unit) / height, 88) +
      place(bigCloud(stage, tones), { x: cx, y, scale: unit * 1.12, flip: side < 0 }) +
      (random.chance(0.5) ? drops : flight),
    sunSize: 0,
    nearAt: 0.9,
  })
}

const moon: Motif = { moods: ['dusk', 'clear'], draw: drawMoon }

const sunrise: Motif = { moods: ['dawn', 'warm', 'dusk', 'clear'], draw: drawSunrise }

const cloudMotif: Motif = { moods: ['clear', 'day', 'warm', 'dawn', 'dusk'], draw: drawCloud }

export const air = { moon, sunrise, cloud: cloudMotif }
