import { roundPaint } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { limb } from '../brush/limb.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { dots, fill, place } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { BadgeTones } from './badge-tones.ts'
import { glory, light } from './ground.ts'
import type { Picture } from './picture.ts'
import { cloud, rings, water } from './stress-shapes.ts'

const lotus = (t: BadgeTones, front: { light: string; dark: string }) =>
  [-170, -10, -142, -38]
    .map((turn) => place(leaf(50, 23, { light: t.mid, dark: t.body }), { turn }))
    .join('') +
  [-118, -62]
    .map((turn) => place(leaf(52, 27, { light: mix(t.soft, front.light, 0.4), dark: t.mid }), { turn }))
    .join('') +
  place(leaf(56, 29, front), { turn: -90 }) +
  [-152, -28].map((turn) => place(leaf(38, 20, { light: t.soft, dark: t.mid }), { turn })).join('')

const halfMoon: Picture = (ink, t) =>
  dots(
    [
      [-46, -30],
      [-30, -52],
      [44, -40],
      [56, -10],
      [-56, -4],
    ],
    t.paper,
    4,
  ) +
  fill(circle(0, -14, 50), t.paper, 0.12) +
  fill(circle(0, -14, 34), t.deep) +
  fill(
    'M0-48A34 34 0 0 0 0 20Z',
    ink.linear([
      [0, t.paper],
      [1, t.gold.base],
    ]),
  ) +
  water(t, 34) +
  [
    [-26, 42, 30],
    [-22, 50, 24],
    [-24, 58, 18],
  ]
    .map(([x = 0, y = 0, w = 0]) => fill(slab(x, y, w, 4.5, 2), t.gold.light, 0.85))
    .join('')

const breath: Picture = (_ink, t) =>
  [68, 52, 36].map((r) => fill(circle(0, -8, r), t.accent.light, 0.2)).join('') +
  place(
    limb(
      [
        [8, -9],
        [40, -14],
        [52, -2],
        [22, 4],
        [-10, 3],
      ],
      { from: 19, to: 8 },
      t.accent.deep,
    ) +
      limb(
        [
          [-8, -9],
          [-40, -14],
          [-52, -2],
          [-22, 5],
          [12, 4],
        ],
        { from: 19, to: 8 },
        t.accent.base,
      ) +
      fill('M-17-6C-20-22-22-42-19-52Q-16-61 0-61T19-52C22-42 20-22 17-6Q0 0-17-6Z', t.paper) +
      limb(
        [
          [-15, -51],
          [-26, -31],
          [-37, -14],
        ],
        { from: 11, to: 7 },
        t.paper,
      ) +
      limb(
        [
          [15, -51],
          [26, -31],
          [37, -14],
        ],
        { from: 11, to: 7 },
        t.paperShade,
      ) +
      limb(
        [
          [0, -58],
          [0, -68],
        ],
        { from: 8, to: 8 },
        t.gold.deep,
      ) +
      fill(circle(0, -76, 11), t.gold.base) +
      fill('M-12-74C-16-96 16-96 12-74C8-81-4-83-12-74Z', t.night) +
      fill(circle(-3, -93, 6), t.night),
    { y: 46, scale: 1.08 },
  )

const stones: Picture = (ink, t) =>
  light(ink, 28, -38, 16, t.gold.light, t.gold.base) +
  water(t, 42) +
  rings(0, 48, [56, 68], t.soft) +
  [
    [0, 37, 44, 15, t.mid, t.deep],
    [-4, 12, 33, 13, t.soft, t.body],
    [4, -10, 25, 11, t.accent.light, t.accent.deep],
    [-1, -29, 17, 9, t.paper, t.mid],
  ]
    .map(([x, y, rx, ry, lit, dark]) =>
      fill(ellipse(Number(x), Number(y), Number(rx), Number(ry)), roundPaint(ink, String(lit), String(dark))),
    )
    .join('') +
  place(leaf(24, 13, { light: t.accent.base, dark: t.accent.deep }), { y: -37, turn: -50 })

const aboveClouds: Picture = (ink, t) =>
  dots(
    [
      [-48, -28],
      [-26, -54],
      [52, -6],
      [6, -60],
    ],
    t.paper,
    4,
  ) +
  light(ink, 26, -32, 19, t.paper, t.gold.base) +
  fill('M-70 50L-14-30Q-10-36-6-30L46 50Z', t.mid) +
  fill('M-10-34Q-8-33-6-30L46 50H2L8 16L-6-4L0-16Z', t.deep) +
  fill('M-26-13L-14-30Q-10-36-6-30L6-11L-4-15L-10-6L-17-15Z', t.paper) +
  fill('M20 60L42 8Q45 4 48 8L80 60Z', t.body) +
  cloud(-40, 44, 1.3, t.accent.light) +
  cloud(40, 46, 1.3, t.soft) +
  cloud(0, 62, 1.7, t.paper) +
  cloud(-58, 70, 1.4, t.pale) +
  cloud(58, 70, 1.4, t.pale)

const openSky: Picture = (ink, t) =>
  glory(0, -8, t.gold.light) +
  dots(
    [
      [-50, -22],
      [-36, -46],
      [50, -24],
      [36, -48],
      [58, 4],
      [-58, 6],
    ],
    t.gold.light,
    5,
  ) +
  light(ink, 0, -12, 38, t.paper, t.gold.base) +
  place(lotus(t, { light: t.paper, dark: t.gold.light }), { y: 44, scale: 1.08 }) +
  fill('M-80 44Q-40 34 0 42T80 40V80H-80Z', t.accent.deep) +
  fill('M-80 56Q-40 48 0 55T80 53V80H-80Z', mix(t.accent.deep, t.night, 0.4))

export const stressLate = [
  halfMoon,
  breath,
  stones,
  aboveClouds,
  openSky,
] as const satisfies readonly Picture[]
