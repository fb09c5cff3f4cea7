import { leaf } from '../brush/leaf.ts'
import { circle, type Point, taper } from '../brush/path.ts'
import { dots, fill, place } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { glory, light } from './ground.ts'
import type { Picture } from './picture.ts'
import { cloud, rings, water } from './stress-shapes.ts'

const drop: Picture = (ink, t) =>
  light(ink, 0, -4, 36, t.paper, t.gold.light) +
  water(t, 26) +
  rings(0, 42, [16, 36], t.paper) +
  fill(
    'M0-44C9-28 22-14 22 0A22 22 0 0 1-22 0C-22-14-9-28 0-44Z',
    ink.linear([
      [0, t.accent.light],
      [1, t.accent.deep],
    ]),
  ) +
  fill('M-12-4C-14 6-9 13-2 16C-14 18-20 6-12-4Z', t.paper, 0.7)

const ripples: Picture = (_ink, t) =>
  fill(circle(24, -38, 15), t.gold.base) +
  fill('M-80-12H80V80H-80Z', mix(t.ground[0], t.soft, 0.3)) +
  fill('M-80 44Q-30 34 0 44T80 42V80H-80Z', t.ground[1]) +
  rings(0, 22, [20, 40, 60], t.paper) +
  place(leaf(50, 27, { light: t.accent.base, dark: t.accent.deep }), { x: -23, y: 24, turn: -22 })

const opening: Picture = (ink, t) =>
  glory(0, -2, t.paper) +
  light(ink, 0, -4, 27, t.gold.light, t.gold.base) +
  cloud(-38, 20, 1.15, t.mid) +
  cloud(42, 22, 1.2, t.mid) +
  cloud(-8, 44, 1.5, t.paper) +
  cloud(48, 56, 1.2, t.pale) +
  cloud(-56, 58, 1.2, t.pale)

const breeze: Picture = (_ink, t) => {
  const wind = (points: readonly Point[], width: number, paint: string) =>
    fill(
      taper(points, (share) => width * Math.sin(Math.PI * (0.12 + share * 0.8))),
      paint,
    )
  return (
    wind(
      [
        [-70, -14],
        [-30, -22],
        [14, -14],
        [40, -20],
        [46, -40],
        [28, -46],
        [22, -33],
      ],
      10,
      t.paper,
    ) +
    wind(
      [
        [-74, 10],
        [-30, 2],
        [20, 12],
        [54, 4],
        [62, -14],
      ],
      8,
      t.accent.deep,
    ) +
    wind(
      [
        [-66, 34],
        [-24, 28],
        [10, 36],
        [30, 46],
        [20, 60],
        [6, 52],
      ],
      10,
      t.paper,
    ) +
    place(leaf(46, 24, { light: t.body, dark: t.deep }), { x: -44, y: -22, turn: -34 }) +
    place(leaf(34, 18, { light: t.accent.base, dark: t.accent.deep }), { x: 22, y: 26, turn: -20 }) +
    place(leaf(24, 13, { light: t.body, dark: t.deep }), { x: -34, y: 50, turn: 14 })
  )
}

const paperBoat: Picture = (_ink, t) =>
  fill('M24-62L28-50L40-46L28-42L24-30L20-42L8-46L20-50Z', t.gold.light) +
  dots(
    [
      [-34, -40],
      [-12, -56],
      [50, -18],
    ],
    t.paper,
    4,
  ) +
  place(
    fill('M0-36L24 6H-24Z', t.paper) +
      fill('M0-36L24 6H0Z', t.paperShade) +
      fill('M-48-4L-14 8H14L48-4L30 26Q28 30 22 30H-22Q-28 30-30 26Z', t.paper) +
      fill('M48-4L14 8H0V30H22Q28 30 30 26Z', t.paperShade),
    { y: 2, scale: 1.05, turn: -4 },
  ) +
  fill('M-80 30Q-60 18-40 28T0 28T40 28T80 26V80H-80Z', t.accent.base) +
  fill('M-80 46Q-60 36-40 44T0 44T40 44T80 42V80H-80Z', t.accent.deep)

export const stressEarly = [drop, ripples, opening, breeze, paperBoat] as const satisfies readonly Picture[]
