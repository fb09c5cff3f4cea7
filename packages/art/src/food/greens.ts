import { ball } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse } from '../brush/path.ts'
import { fill, place, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { Food } from './food.ts'

export const herbs: Food = ({ tones: t, mood: m }) =>
  [-130, -112, -95, -80, -62, -48]
    .map((turn, index) =>
      place(
        stroke('M0 0H56', t.green.dark, 3.4) +
          [18, 34, 50]
            .map(
              (x) =>
                place(leaf(27, 18, index % 2 ? t.green : t.pale), { x, turn: -42 }) +
                place(leaf(27, 18, index % 2 ? t.pale : t.green), { x, turn: 42 }),
            )
            .join('') +
          place(leaf(28, 20, t.green), { x: 56 }),
        { y: 30, turn },
      ),
    )
    .join('') +
  stroke('M-6 30L-12 62M0 30V66M6 30L12 62', t.green.dark, 4) +
  stroke('M-11 36H11', m.accent.base, 7)

export const leaves: Food = ({ tones: t }) =>
  [
    [-24, 6, -150],
    [6, -20, -80],
    [26, 12, -20],
    [-6, 26, 100],
    [0, 2, -120],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      place(leaf(56, 36, index % 2 ? t.green : { light: t.pale.dark, dark: t.green.light }), { x, y, turn }),
    )
    .join('')

export const sprigOfMint: Food = ({ tones: t }) =>
  [-150, -90, -30].map((turn) => place(leaf(40, 26, t.green), { turn })).join('') +
  place(leaf(22, 15, t.pale), { turn: -70 })

export const apple: Food = ({ ink, tones: t, mood: m }) =>
  fill(
    'M0-34C14-50 52-48 54-8C54 30 24 52 0 44C-24 52-54 30-54-8C-52-48-14-50 0-34Z',
    ink.radial(
      [
        [0, t.red.light],
        [1, t.red.dark],
      ],
      0.34,
      0.28,
      0.82,
    ),
  ) +
  stroke('M0-34Q2-50 10-58', t.brown.dark, 5) +
  place(leaf(34, 18, t.green), { x: 6, y: -48, turn: -20 }) +
  fill(ellipse(-26, -14, 7, 13), m.paper.white, 0.4)

export const appleWedge: Food = ({ tones: t, mood: m }) =>
  fill('M-52 2C-34-30 34-30 52 2C34 20-34 20-52 2Z', t.red.light) +
  fill('M-49 2C-32-16 32-16 49 2C32 16-32 16-49 2Z', mix(m.paper.white, t.gold.light, 0.4)) +
  fill(ellipse(-8, 6, 6, 3), t.brown.dark) +
  fill(ellipse(9, 6, 6, 3), t.brown.dark)

export const banana: Food = ({ ink, tones: t }) =>
  [0, 16]
    .map((y) =>
      place(
        fill(
          'M-70-24C-52 22 24 44 72-4C78-10 72-18 64-14C24 8-24-2-54-34C-62-40-74-34-70-24Z',
          ink.linear([
            [0, t.gold.light],
            [1, t.gold.dark],
          ]),
        ) + fill('M64-16L76-22L80-12L72-4Z', t.brown.dark),
        { y: y - 4, turn: y ? 8 : -6 },
      ),
    )
    .join('')

export const bananaSlice: Food = ({ tones: t }) =>
  fill(circle(0, 0, 22), t.gold.dark) +
  fill(circle(0, 0, 19), mix(t.gold.light, t.cream.light, 0.55)) +
  [0, 120, 240].map((turn) => place(fill(ellipse(0, -6, 2, 4), t.brown.light), { turn })).join('')

export const blueberry: Food = ({ ink, mood: m, tones: t }) => {
  const { light, dark } = t.blue
  return (
    ball(ink, 0, 0, 15, light, dark) +
    fill(circle(0, -2, 5), dark, 0.7) +
    fill(circle(-5, -7, 3), m.paper.white, 0.35)
  )
}

export const raspberry: Food = ({ ink, tones: t }) =>
  [
    [0, -14],
    [-11, -7],
    [11, -7],
    [-12, 5],
    [0, 0],
    [12, 5],
    [-6, 14],
    [6, 14],
    [0, 22],
  ]
    .map(([x = 0, y = 0]) => ball(ink, x, y, 8, t.red.light, mix(t.red.dark, t.berry.light, 0.35)))
    .join('')

export const berries: Food = (kitchen) =>
  [
    [-34, -22],
    [2, -34],
    [36, -18],
    [-18, 8],
    [22, 14],
    [-40, 26],
    [2, 36],
    [42, 36],
  ]
    .map(([x = 0, y = 0], index) =>
      place(index % 3 === 1 ? raspberry(kitchen) : blueberry(kitchen), {
        x,
        y,
        turn: index * 40,
        scale: 1.1,
      }),
    )
    .join('') + place(sprigOfMint(kitchen), { x: 0, y: -4, scale: 0.55 })

export const driedApricot: Food = ({ ink, tones: t }) =>
  [
    [-24, -14],
    [20, -20],
    [-6, 16],
    [34, 18],
  ]
    .map(([x = 0, y = 0], index) =>
      place(
        fill(
          'M-26 0C-24-22 22-24 26-2C24 20-20 24-26 0Z',
          ink.radial(
            [
              [0, t.orange.light],
              [1, t.orange.dark],
            ],
            0.4,
            0.35,
            0.8,
          ),
        ) + stroke('M-16 0Q0-6 16-2', t.orange.dark, 2.4, 0.7),
        { x, y, turn: index * 50 },
      ),
    )
    .join('')
