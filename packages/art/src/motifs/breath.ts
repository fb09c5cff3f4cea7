import { breeze } from '../brush/air.ts'
import { hill } from '../brush/land.ts'
import { leaf } from '../brush/leaf.ts'
import { limb } from '../brush/limb.ts'
import { circle, type Point } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { land, sky, weather } from '../settings/backdrop.ts'
import { cornerPlants } from '../settings/flora.ts'
import type { Stage } from '../stage.ts'
import { figureTones, head } from './figure.ts'
import type { Motif } from './motif.ts'

function breathRings(stage: Stage, x: number, y: number, r: number): string {
  const { mood: m, unit } = stage
  const tone = m.name === 'day' ? m.land[0] : m.name === 'warm' ? m.accent.base : m.paper.white
  return [2.15, 1.72, 1.34, 1]
    .map((grow, index) => fill(circle(x, y, r * grow * unit), tone, 0.13 + index * 0.07))
    .join('')
}

function lotus(stage: Stage): string {
  const { mood: m } = stage
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const back = { light: isDark ? mix(m.mid, m.soft, 0.3) : m.mid, dark: isDark ? m.mid : m.fabric.dark }
  const front = {
    light: isDark ? m.paper.white : m.accent.light,
    dark: isDark ? m.paper.shade : m.accent.base,
  }
  const petal = (turn: number, length: number, width: number, tones: typeof back) =>
    place(leaf(length, width, tones), { turn })
  return (
    [-172, -8, -150, -30].map((turn) => petal(turn, 178, 66, back)).join('') +
    [-128, -52]
      .map((turn) =>
        petal(turn, 192, 84, {
          light: mix(back.light, front.light, 0.4),
          dark: mix(back.light, front.dark, 0.3),
        }),
      )
      .join('') +
    [-90].map((turn) => petal(turn, 200, 92, front)).join('') +
    [-158, -22]
      .map((turn) =>
        petal(turn, 136, 62, {
          light: mix(back.light, front.light, 0.6),
          dark: mix(back.light, front.light, 0.25),
        }),
      )
      .join('') +
    [-116, -64].map((turn) => petal(turn, 138, 76, front)).join('') +
    fill('M-190 8Q0-26 190 8Q120 44 0 44T-190 8Z', m.leaf.dark, 0.9)
  )
}

/** A person who sits cross-legged and breathes; the origin is the seat. */
export function sitting(stage: Stage): string {
  const { ink, mood, random } = stage
  const t = figureTones(ink, mood)
  const arm = (side: number) =>
    limb(
      [
        [side * 44, -158],
        [side * 78, -96],
        [side * 112, -42],
      ],
      { from: 34, to: 22 },
      side > 0 ? t.topShade : t.top,
    ) + fill(circle(side * 114, -36, 13), t.skin)
  const thigh = (side: number) =>
    limb(
      [
        [side * 16, -40],
        [side * 78, -44],
        [side * 128, -30],
      ],
      { from: 60, to: 46 },
      t.legs,
    )
  const shin = (side: number) =>
    fill(circle(side * -44, -7, 13), t.skin) +
    limb(
      [
        [side * 130, -24],
        [side * 70, -10],
        [side * -30, -9],
      ],
      { from: 40, to: 25 },
      t.legsShade,
    )
  return (
    thigh(1) +
    thigh(-1) +
    shin(1) +
    shin(-1) +
    fill(
      'M-52-20C-62-70-66-130-58-156C-50-186-24-188 0-188S50-186 58-156C66-130 62-70 52-20Q0-4-52-20Z',
      t.top,
    ) +
    fill('M6-188C40-188 54-182 58-156C66-130 62-70 52-20Q36-14 20-12C34-70 34-130 6-188Z', t.topShade, 0.5) +
    arm(-1) +
    arm(1) +
    place(head(t, random.pick(['bun', 'short', 'long'] as const)), { y: -186 })
  )
}

function drawBreath(stage: Stage): string {
  const { unit, height, width, random, mood: m, cx, ink } = stage
  const isFlower = random.chance(0.45)
  const floor = height * 0.82
  const air = ink.linear(
    [
      [0, m.paper.white, 0],
      [0.5, m.paper.white, 0.75],
      [1, m.paper.white, 0],
    ],
    0,
  )
  const wind = (side: number, row: number) => {
    const [x, y] = [cx + side * (225 + row * 60) * unit, height * (0.36 + row * 0.16)]
    const line = Array.from({ length: 10 }, (_, index): Point => {
      const reach = index / 9
      return [x + side * 270 * reach * unit, y + Math.sin(reach * 8) * 14 * unit]
    })
    return breeze(line, air, (9 - row * 2) * unit)
  }
  const winds = [-1, 1].map((side) => wind(side, 0) + wind(side, 1)).join('')
  const motif = isFlower
    ? place(lotus(stage), { x: cx, y: floor + 6 * unit, scale: unit * 1.2 })
    : place(sitting(stage), { x: cx, y: floor + 28 * unit, scale: unit * 1.42 })
  const first = land(stage, 0, 0.68, 30)
  const second = land(stage, 1, 0.77, 20)
  const third = land(stage, 2, 0.86, 12)
  return (
    sky(stage) +
    (m.name === 'dusk' ? weather(stage) : '') +
    breathRings(stage, cx, floor - 190 * unit, 138) +
    sheet(circle(cx, floor - 190 * unit, 104 * unit), m.sun.core, m.shadow, 10 * unit, 0.02) +
    first.drawing +
    second.drawing +
    winds +
    (isFlower
      ? motif +
        sheet(
          hill((x) => floor + 10 * unit + Math.sin((x / width) * 5) * 5, width, height * 1.05),
          m.land[2],
          m.shadow,
          8 * unit,
          0.03,
        )
      : third.drawing + motif) +
    cornerPlants(stage, m.plant)
  )
}

const breath: Motif = { moods: ['dawn', 'dusk', 'clear', 'warm', 'day'], draw: drawBreath }

export const breathing = { breath }
