import { ball, roundPaint, sidePaint } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse, type Point, slab, taper } from '../brush/path.ts'
import { dots, fill, place, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { glory, hills, light } from './ground.ts'
import type { Picture, Pictures } from './picture.ts'

const stem = (points: readonly Point[], paint: string, width = 6) =>
  fill(
    taper(points, (share) => width * (1 - share * 0.35)),
    paint,
  )

const APPLE =
  'M0-40C6-47 27-48 36-34C47-14 36 18 21 29C13 34 6 32 0 30C-6 32-13 34-21 29C-36 18-47-14-36-34C-27-48-6-47 0-40Z'

const seed: Picture = (ink, t) =>
  light(ink, 0, 8, 24, t.gold.light, t.accent.base) +
  fill('M-80 10C-40-4 40-4 80 10V80H-80Z', t.ground[0]) +
  fill('M-80 24C-40 10 40 10 80 24V80H-80Z', t.ground[1]) +
  place(
    fill('M-21 2C-19-15 10-20 22-4C16 14-12 18-21 2Z', roundPaint(ink, t.accent.light, t.accent.deep)) +
      fill('M-14 1C-8-8 6-10 14-4C4-5-6-2-14 1Z', t.paper, 0.5),
    { y: 44, turn: -24 },
  ) +
  stem(
    [
      [17, 34],
      [22, 24],
      [20, 16],
    ],
    t.paper,
    4,
  )

const sprout: Picture = (ink, t) =>
  light(ink, 0, -6, 34, t.gold.light, t.accent.light) +
  stem(
    [
      [0, 44],
      [-3, 22],
      [0, -2],
    ],
    t.leaf.dark,
    8,
  ) +
  place(leaf(46, 27, t.leaf), { y: 0, turn: -36 }) +
  place(leaf(42, 25, { light: t.leaf.dark, dark: t.leaf.light }), { y: 2, turn: -146 }) +
  hills(t, 40)

const seedling: Picture = (ink, t) =>
  light(ink, 22, -22, 24, t.gold.light, t.accent.base) +
  stem(
    [
      [0, 50],
      [-5, 14],
      [2, -18],
      [0, -42],
    ],
    t.leaf.dark,
    8,
  ) +
  place(leaf(44, 24, t.leaf), { x: -2, y: 18, turn: -26 }) +
  place(leaf(44, 24, t.leaf), { x: -3, y: 10, turn: -156 }) +
  place(leaf(36, 20, t.leaf), { x: 1, y: -16, turn: -40 }) +
  place(leaf(34, 19, t.leaf), { x: 1, y: -20, turn: -142 }) +
  place(leaf(26, 14, t.leaf), { x: 0, y: -38, turn: -88 }) +
  hills(t, 42, -1)

const swinging: Picture = (ink, t) => {
  const line: Point[] = [
    [-26, 56],
    [-22, 20],
    [-2, -14],
    [30, -32],
  ]
  return (
    fill('M-58-8Q-50-44-14-58Q-42-38-50-6Z', t.paper, 0.7) +
    fill('M-42 0Q-36-26-10-38Q-30-22-35 2Z', t.paper, 0.55) +
    stem(line, t.leaf.dark, 8) +
    place(leaf(42, 22, t.leaf), { x: -23, y: 26, turn: -8 }) +
    place(leaf(38, 20, t.leaf), { x: -22, y: 14, turn: -150 }) +
    place(leaf(40, 21, t.leaf), { x: -8, y: -6, turn: 12 }) +
    place(leaf(34, 18, t.leaf), { x: -4, y: -12, turn: -118 }) +
    [0, 72, 144, 216, 288]
      .map((turn) => place(fill(ellipse(0, -13, 8, 11), t.accent.base), { x: 34, y: -34, turn }))
      .join('') +
    ball(ink, 34, -34, 8, t.gold.light, t.gold.deep) +
    hills(t, 44)
  )
}

const climbing: Picture = (ink, t) => {
  const vine: Point[] = [
    [-14, 56],
    [12, 36],
    [-12, 14],
    [12, -10],
    [-9, -32],
    [6, -54],
  ]
  return (
    light(ink, -34, -30, 17, t.gold.light, t.gold.base) +
    fill(slab(-3.5, -60, 7, 120, 3.5), t.accent.deep) +
    stem(vine, t.leaf.dark, 6.5) +
    [
      [10, 34, -12],
      [-11, 14, 190],
      [11, -10, -14],
      [-8, -32, 196],
      [6, -52, -50],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(leaf(33, 20, t.leaf), { x, y, turn }))
      .join('') +
    ball(ink, 34, 16, 10, t.accent.base, t.accent.deep) +
    ball(ink, -32, -2, 9, t.accent.base, t.accent.deep) +
    ball(ink, 29, -34, 8, t.accent.light, t.accent.base) +
    hills(t, 46, -1)
  )
}

const halfApple: Picture = (ink, t) =>
  place(
    fill(APPLE, roundPaint(ink, t.accent.base, t.accent.deep)) +
      place(
        fill(APPLE, t.paper) +
          fill('M-8-20C-24-24-28 10-5 18Z', t.accent.light) +
          fill('M8-20C24-24 28 10 5 18Z', t.accent.light),
        { y: -1, scale: 0.86 },
      ) +
      fill('M-3-12C-13-16-15 2-4 8Q-1 0-3-12Z', t.deep) +
      fill('M3-12C13-16 15 2 4 8Q1 0 3-12Z', t.deep) +
      stem(
        [
          [0, -38],
          [2, -48],
          [8, -56],
        ],
        t.gold.deep,
        5,
      ) +
      place(leaf(30, 16, t.leaf), { x: 4, y: -48, turn: -16 }),
    { y: 12, scale: 1.12 },
  )

const bowl: Picture = (ink, t) =>
  light(ink, 0, -12, 40, t.gold.light, t.gold.base) +
  [-164, -138, -112, -90, -66, -40, -16]
    .map((turn, index) =>
      place(leaf(40, 23, index % 2 ? t.leaf : { light: t.mid, dark: t.deep }), {
        x: (index - 3) * 9,
        y: 10,
        turn,
      }),
    )
    .join('') +
  ball(ink, -20, 1, 13, t.accent.base, t.accent.deep) +
  ball(ink, 5, -3, 12, t.accent.light, t.accent.base) +
  ball(ink, 27, 3, 11, t.accent.base, t.accent.deep) +
  fill('M-52 6H52C52 36 34 54 16 56H-16C-34 54-52 36-52 6Z', sidePaint(ink, t.paper, t.paperShade)) +
  fill('M-50 18Q0 32 50 18Q48 26 46 30Q0 44-46 30Q-48 26-50 18Z', t.accent.base)

const fruitTree: Picture = (ink, t) =>
  light(ink, 26, -28, 22, t.gold.light, t.gold.base) +
  hills(t, 44) +
  fill('M-15 54C-6 44-6 30-6 0H6C6 30 6 44 16 54Q0 58-15 54Z', t.accent.deep) +
  fill(circle(-27, -4, 25), t.body) +
  fill(circle(27, -4, 24), t.body) +
  fill(circle(0, -28, 31), mix(t.soft, t.mid, 0.4)) +
  fill(circle(-12, -8, 23), t.mid) +
  fill(circle(17, -12, 19), mix(t.soft, t.mid, 0.7)) +
  dots(
    [
      [-34, -6],
      [-12, -34],
      [12, -44],
      [22, -22],
      [-8, -8],
      [34, 2],
      [-20, 10],
      [10, 4],
    ],
    t.accent.base,
    10,
  )

const harvest: Picture = (ink, t) =>
  light(ink, 0, -24, 34, t.gold.light, t.gold.base) +
  place(leaf(30, 17, t.leaf), { y: -34, turn: -58 }) +
  place(leaf(28, 16, t.leaf), { y: -34, turn: -124 }) +
  ball(ink, 0, -24, 14, t.accent.light, t.accent.deep) +
  ball(ink, -16, -4, 14, t.gold.light, t.gold.deep) +
  ball(ink, 15, -5, 14, t.accent.base, t.accent.deep) +
  place(leaf(34, 18, t.leaf), { x: -26, y: 8, turn: -160 }) +
  place(leaf(34, 18, t.leaf), { x: 26, y: 8, turn: -20 }) +
  ball(ink, -32, 12, 13, t.accent.base, t.accent.deep) +
  ball(ink, 0, 11, 14, t.mid, t.body) +
  ball(ink, 31, 12, 13, t.gold.light, t.gold.deep) +
  fill('M-50 20H50L41 56Q40 62 32 62H-32Q-40 62-41 56Z', sidePaint(ink, t.gold.base, t.gold.deep)) +
  stroke(
    'M-36 30h6m13 0h6m13 0h6m13 0h6M-26 42h6m13 0h6m13 0h6m13 0h6M-34 54h5m13 0h6m13 0h6m13 0h5',
    t.gold.light,
    8,
    0.75,
  ) +
  fill(slab(-55, 14, 110, 11, 5.5), sidePaint(ink, t.gold.light, t.gold.deep))

const goldenApple: Picture = (ink, t) =>
  glory(0, 6, t.gold.light) +
  light(ink, 0, 4, 44, t.gold.light, t.body) +
  place(
    fill(APPLE, roundPaint(ink, t.gold.light, t.gold.deep)) +
      fill('M-29-28C-36-12-33 6-24 14C-26 0-26-14-20-30C-22-33-27-33-29-28Z', t.paper, 0.75) +
      stem(
        [
          [0, -37],
          [1, -46],
          [7, -54],
        ],
        t.accent.deep,
        5.5,
      ) +
      place(leaf(36, 19, { light: t.soft, dark: t.mid }), { x: 3, y: -46, turn: -18 }),
    { y: 12, scale: 1.08 },
  )

export const nutrition: Pictures = [
  seed,
  sprout,
  seedling,
  swinging,
  climbing,
  halfApple,
  bowl,
  fruitTree,
  harvest,
  goldenApple,
]
