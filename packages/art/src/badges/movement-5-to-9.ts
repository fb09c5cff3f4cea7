import { limb } from '../brush/limb.ts'
import { circle, slab } from '../brush/path.ts'
import { fill, place, stroke } from '../brush/shape.ts'
import type { BadgeTones } from './badge-tones.ts'
import { glory, hills, light } from './ground.ts'
import type { Picture } from './picture.ts'

const peak = (x: number, y: number, size: number, lit: string, dark: string, snow: string) =>
  place(
    fill('M-60 0L-5-76Q0-82 5-76L60 0Z', lit) +
      fill('M0-80Q3-79 5-76L60 0H10L16-22L2-44L8-58Z', dark) +
      fill('M-16-58L-5-76Q0-82 5-76L18-56L9-60L2-50L-6-60Z', snow),
    { x, y, scale: size },
  )

const flag = (x: number, y: number, t: BadgeTones, pole: string) =>
  place(
    fill(slab(-1.5, -38, 3, 40, 1.5), pole) +
      fill('M1-38C10-43 18-33 30-37L25-28L30-19C18-15 10-25 1-20Z', t.accent.base),
    { x, y },
  )

const halfway: Picture = (ink, t) =>
  light(ink, -36, -34, 16, t.gold.light, t.gold.base) +
  peak(18, 58, 1.36, t.mid, t.deep, t.paper) +
  limb(
    [
      [-48, 62],
      [-14, 56],
      [8, 46],
      [-4, 34],
      [-22, 24],
    ],
    { from: 9, to: 4 },
    t.gold.light,
  ) +
  flag(-22, 24, t, t.paper) +
  hills(t, 56)

const bike: Picture = (ink, t) =>
  light(ink, 0, -22, 32, t.gold.light, t.gold.base) +
  hills(t, 38) +
  place(
    [-32, 32]
      .map(
        (x) =>
          `<circle cx="${x}" cy="24" r="21" fill="${t.night}" fill-opacity=".25" stroke="${t.paper}" stroke-width="6"/>`,
      )
      .join('') +
      stroke('M-32 24L-16-12H18L-4 24ZM-4 24L-19-20M32 24L16-20Q14-28 5-26', t.accent.base, 5.5) +
      stroke('M-27-22H-12', t.paper, 6.5) +
      stroke('M2-26H8', t.paper, 6) +
      fill(circle(-4, 24, 6), t.accent.base),
    { y: 6, scale: 1.05 },
  )

const longRoad: Picture = (ink, t) =>
  light(ink, -14, -36, 19, t.gold.light, t.gold.base) +
  fill('M-80-8C-50-34-20-28 6-14S50-28 80-20V80H-80Z', t.mid) +
  fill('M-80 12C-40-6-10 4 20 10S60 2 80-2V80H-80Z', t.body) +
  fill('M-80 34C-40 20 0 30 30 34S64 28 80 24V80H-80Z', t.deep) +
  limb(
    [
      [22, -16],
      [30, -8],
      [16, 0],
      [-8, 6],
    ],
    { from: 4, to: 6 },
    t.gold.light,
  ) +
  limb(
    [
      [-10, 4],
      [-34, 14],
      [-8, 24],
      [14, 30],
    ],
    { from: 7, to: 10 },
    t.gold.light,
  ) +
  limb(
    [
      [12, 30],
      [38, 42],
      [10, 54],
      [-30, 78],
    ],
    { from: 11, to: 26 },
    t.gold.light,
  )

const lookout: Picture = (ink, t) =>
  light(ink, 22, -28, 23, t.gold.light, t.gold.base) +
  peak(40, 44, 0.8, t.mid, t.body, t.paper) +
  fill('M-80 36C-30 14 20 34 80 22V80H-80Z', t.body) +
  fill('M-80 80V14C-62 4-48 0-30 2C-14 4-8 20 4 34C14 46 30 60 44 80Z', t.night) +
  fill('M-64 8C-52 2-40 0-30 2C-22 4-16 9-11 16C-24 8-44 6-64 8Z', t.mid) +
  place(
    limb(
      [
        [-5, 0],
        [-4, -22],
      ],
      { from: 7, to: 9 },
      t.paper,
    ) +
      limb(
        [
          [5, 0],
          [3, -22],
        ],
        { from: 7, to: 9 },
        t.paperShade,
      ) +
      limb(
        [
          [0, -22],
          [0, -44],
        ],
        { from: 17, to: 19 },
        t.accent.base,
      ) +
      limb(
        [
          [-7, -44],
          [-20, -58],
          [-26, -72],
        ],
        { from: 7, to: 5 },
        t.accent.base,
      ) +
      limb(
        [
          [7, -44],
          [20, -58],
          [26, -72],
        ],
        { from: 7, to: 5 },
        t.accent.deep,
      ) +
      fill(circle(0, -59, 9.5), t.paper),
    { x: -30, y: 3, scale: 0.9 },
  )

const summit: Picture = (ink, t) =>
  glory(0, -10, t.gold.light) +
  light(ink, 0, -10, 38, t.gold.light, t.gold.base) +
  peak(-44, 60, 0.72, t.mid, t.body, t.paper) +
  peak(46, 60, 0.66, t.mid, t.body, t.paper) +
  peak(0, 64, 1.1, t.body, t.deep, t.paper) +
  flag(0, -20, t, t.night) +
  hills(t, 58)

export const movementLate = [halfway, bike, longRoad, lookout, summit] as const satisfies readonly Picture[]
