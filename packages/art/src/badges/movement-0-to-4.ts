import { sidePaint } from '../brush/ball.ts'
import { limb } from '../brush/limb.ts'
import { circle, slab } from '../brush/path.ts'
import { fill, place, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { hills, light } from './ground.ts'
import type { Picture } from './picture.ts'

const sole = (paint: string) =>
  fill('M-9-27C-2-34 11-30 12-16C13-6 8-2 7 4H-6C-8-2-14-18-9-27Z', paint) +
  fill('M-6 9H8C10 18 8 25 1 25S-8 18-6 9Z', paint)

const road = (paint: string) =>
  fill(
    'M6-2C-4 4-22 8-24 18C-26 30 22 30 18 46C16 58-14 66-34 80H48C58 66 64 54 54 40C44 28-6 26-6 17C-6 10 8 6 12-2Z',
    paint,
  )

const shoe: Picture = (ink, t) =>
  light(ink, 12, -12, 30, t.gold.light, t.accent.base) +
  hills(t, 36) +
  place(
    fill(
      'M-46-8C-48-24-48-36-44-46C-40-52-34-50-29-48C-22-46-17-48-14-52C-10-55-6-52-5-48C-2-38 12-30 28-26C42-23 50-18 50-8Z',
      sidePaint(ink, t.body, t.deep),
    ) +
      fill('M-46-8C-48-24-48-36-44-46C-36-40-34-24-36-8Z', t.accent.base) +
      fill('M26-26C32-20 34-14 33-8H50C50-18 42-23 26-26Z', t.mid) +
      stroke('M-8-44L0-47M-1-37L7-40M6-31L14-34', t.paper, 3.2) +
      fill(slab(-49, -11, 102, 11, 5), t.paper) +
      fill(slab(-49, -5, 102, 6, 3), t.accent.deep),
    { y: 38, scale: 1.1 },
  )

const footprints: Picture = (_ink, t) =>
  fill('M-80 46C-30 30 20 20 80-26V80H-80Z', mix(t.soft, t.mid, 0.3)) +
  fill(circle(36, -36, 15), t.accent.base) +
  place(sole(t.deep), { x: -24, y: 22, turn: 24, scale: 1.08 }) +
  place(sole(t.body), { x: 20, y: -10, turn: 30, scale: 1.02, flip: false })

const outward: Picture = (ink, t) =>
  light(ink, 8, -16, 25, t.gold.light, t.accent.base) +
  fill('M-80-2C-40-18 40-14 80 0V80H-80Z', t.ground[0]) +
  fill('M-80 8C-40-6 40-4 80 10V80H-80Z', t.ground[1]) +
  road(t.paper)

const runner: Picture = (ink, t) =>
  light(ink, 24, -30, 20, t.gold.light, t.accent.base) +
  hills(t, 44) +
  place(
    limb(
      [
        [-2, 8],
        [-22, 16],
        [-44, 8],
      ],
      { from: 13, to: 8 },
      t.deep,
    ) +
      limb(
        [
          [0, 6],
          [22, 12],
          [20, 40],
        ],
        { from: 14, to: 8 },
        t.deep,
      ) +
      limb(
        [
          [18, 40],
          [30, 40],
        ],
        { from: 8, to: 6 },
        t.accent.deep,
      ) +
      limb(
        [
          [-44, 8],
          [-49, 0],
        ],
        { from: 8, to: 6 },
        t.accent.deep,
      ) +
      limb(
        [
          [10, -28],
          [-10, -22],
          [-22, -8],
        ],
        { from: 9, to: 6 },
        t.accent.deep,
      ) +
      limb(
        [
          [12, -30],
          [2, -10],
          [-2, 8],
        ],
        { from: 20, to: 17 },
        t.accent.base,
      ) +
      limb(
        [
          [14, -28],
          [26, -12],
          [42, -20],
        ],
        { from: 9, to: 6 },
        t.accent.deep,
      ) +
      fill(circle(20, -46, 11), t.accent.deep) +
      fill('M9-48C10-60 28-62 31-50C24-54 18-52 9-48Z', t.night) +
      stroke('M-58-26H-34M-64-12H-42M-60 26H-42', t.paper, 4, 0.85),
    { y: 2, scale: 1.12 },
  )

const compass: Picture = (ink, t) =>
  hills(t, 38) +
  fill(circle(0, 2, 54), t.deep) +
  fill(
    circle(0, 2, 47),
    ink.linear([
      [0, t.paper],
      [1, t.paperShade],
    ]),
  ) +
  [0, 90, 180, 270].map((turn) => place(fill(slab(-2.5, -43, 5, 11, 2.5), t.mid), { y: 2, turn })).join('') +
  place(
    fill('M0-38L11 0H-11Z', t.accent.base) +
      fill('M0-38L11 0H0Z', t.accent.deep) +
      fill('M0 38L11 0H-11Z', t.mid) +
      fill('M0 38L11 0H0Z', t.body),
    { y: 2, turn: 38 },
  ) +
  fill(circle(0, 2, 5), t.paper)

export const movementEarly = [
  shoe,
  footprints,
  outward,
  runner,
  compass,
] as const satisfies readonly Picture[]
