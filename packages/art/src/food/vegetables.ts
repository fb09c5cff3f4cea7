import { ball, roundPaint } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { fill, place, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { Food } from './food.ts'

export const tomato: Food = ({ ink, tones: t, mood: m }) =>
  ball(ink, 0, 0, 50, t.red.light, t.red.dark) +
  [0, 72, 144, 216, 288].map((turn) => place(leaf(26, 11, t.green), { y: -6, turn })).join('') +
  fill(ellipse(-20, -24, 9, 6), m.paper.white, 0.5)

export const cherryTomato: Food = ({ ink, tones: t, mood: m }) =>
  ball(ink, 0, 0, 24, t.red.light, t.red.dark) + fill(ellipse(-9, -10, 5, 3.5), m.paper.white, 0.6)

export const lemon: Food = ({ tones: t, mood: m }) =>
  fill(circle(0, 0, 46), t.gold.dark) +
  fill(circle(0, 0, 41), m.paper.white) +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => place(fill('M0-4L11-32Q0-40-11-32Z', t.gold.light), { turn }))
    .join('')

export const onion: Food = ({ ink, tones: t }) =>
  fill(
    'M0-58C6-44 50-40 50 4C50 36 22 50 0 50S-50 36-50 4C-50-40-6-44 0-58Z',
    roundPaint(ink, t.gold.light, t.brown.light),
  ) + stroke('M0-46C-26-30-32 20-8 48M0-46C26-30 32 20 8 48', t.brown.dark, 2.4, 0.4)

export const redOnion: Food = ({ ink, tones: t, mood: m }) =>
  fill(circle(0, 0, 46), roundPaint(ink, t.purple.light, t.purple.dark)) +
  fill(circle(0, 0, 37), mix(m.paper.white, t.purple.light, 0.15)) +
  [28, 19, 10].map((r) => stroke(circle(0, 0, r), t.purple.light, 3, 0.8)).join('')

export const garlic: Food = ({ ink, tones: t }) =>
  fill(
    'M0-46C4-30 40-22 38 10C36 34 16 40 0 38S-36 34-38 10C-40-22-4-30 0-46Z',
    roundPaint(ink, t.cream.light, t.cream.dark),
  ) + stroke('M0-28C-14-14-16 18-8 36M0-28C14-14 16 18 8 36', t.brown.light, 2, 0.5)

export const carrot: Food = ({ ink, tones: t }) =>
  [-112, -90, -68].map((turn) => place(leaf(58, 15, t.green), { y: -58, turn })).join('') +
  fill(
    'M-21-58C-20-74 20-74 21-58C21-14 9 40 0 74C-9 40-21-14-21-58Z',
    ink.linear(
      [
        [0, t.orange.light],
        [1, t.orange.dark],
      ],
      0,
    ),
  ) +
  stroke('M-16-34H-2M4-10H15M-10 14H0', t.orange.dark, 2.6, 0.7)

export const pepper: Food = ({ ink, tones: t, mood: m }) =>
  fill(
    'M-8-50C-40-66-62-34-52 6C-46 38-28 62-10 54Q0 48 10 54C28 62 46 38 52 6C62-34 40-66 8-50Q0-46-8-50Z',
    roundPaint(ink, t.red.light, t.red.dark),
  ) +
  stroke('M0-44C-8-10-8 24-2 50', t.red.dark, 3, 0.5) +
  fill(slab(-6, -74, 12, 30, 5), t.green.dark) +
  fill('M-40-26C-46-6-42 18-34 32C-30 12-32-8-30-24C-32-32-38-34-40-26Z', m.paper.white, 0.35)

export const zucchini: Food = ({ ink, tones: t }) =>
  place(
    fill(
      slab(-22, -78, 44, 156, 21),
      ink.linear(
        [
          [0, t.green.light],
          [1, t.green.dark],
        ],
        0,
      ),
    ) +
      fill(slab(-9, -90, 18, 18, 5), t.pale.dark) +
      stroke('M-8-60V58M9-60V58', t.pale.light, 2.4, 0.5),
    { turn: 28 },
  )

export const cucumber: Food = ({ tones: t, mood: m }) =>
  [-34, 0, 34]
    .map((x, index) =>
      place(
        fill(circle(0, 0, 34), t.green.dark) +
          fill(circle(0, 0, 29), mix(t.pale.light, m.paper.white, 0.4)) +
          [0, 60, 120, 180, 240, 300]
            .map((turn) => place(fill(ellipse(0, -14, 3, 6), t.pale.dark), { turn }))
            .join(''),
        { x, y: index % 2 ? 12 : -12 },
      ),
    )
    .join('')

export const potato: Food = ({ ink, tones: t, random }) =>
  fill(
    'M-50-8C-48-44 10-54 42-28C66-6 48 36 10 40C-28 46-54 26-50-8Z',
    roundPaint(ink, t.gold.light, t.brown.light),
  ) +
  [
    [-20, -12],
    [14, 10],
    [24, -16],
    [-8, 22],
  ]
    .map(([x = 0, y = 0]) => fill(ellipse(x + random.between(-4, 4), y, 3.4, 2.2), t.brown.dark, 0.55))
    .join('')

export const sweetPotato: Food = ({ ink, tones: t }) =>
  fill(
    'M-76 6C-50-36 10-46 46-28C66-18 78-6 84 0C66 12 54 34 14 40C-26 44-56 30-76 6Z',
    roundPaint(ink, t.orange.light, t.orange.dark),
  ) + stroke('M-30-16Q-16-10-4-14M16 12Q30 16 42 8M-34 16H-18', t.brown.dark, 2.4, 0.5)

export const broccoli: Food = ({ ink, tones: t }) =>
  fill(
    'M-14 6L-10 56Q0 64 10 56L14 6Z',
    ink.linear(
      [
        [0, t.pale.light],
        [1, t.pale.dark],
      ],
      0,
    ),
  ) +
  [
    [-30, 0, 24],
    [30, 0, 24],
    [-18, -26, 26],
    [18, -26, 26],
    [0, -8, 30],
  ]
    .map(([x = 0, y = 0, r = 0]) => ball(ink, x, y, r, t.green.light, t.green.dark))
    .join('')

export const beans: Food = ({ tones: t }) =>
  [-34, -17, 0, 17, 34]
    .map((y, index) =>
      place(
        fill(
          'M-66-5C-30-20 30-20 66-3C68 2 66 6 60 6C26-6-26-6-60 6C-68 6-70-1-66-5Z',
          index % 2 ? t.green.dark : t.green.light,
        ),
        { x: index % 2 ? 6 : -4, y, turn: index * 5 - 10 },
      ),
    )
    .join('')

export const ginger: Food = ({ ink, tones: t }) =>
  fill(
    'M-56 18C-64-2-46-16-30-10C-34-36-8-46 4-26C14-48 44-40 40-16C62-20 68 8 50 18C34 28 20 20 8 24C-10 34-46 40-56 18Z',
    roundPaint(ink, t.gold.light, t.brown.light),
  ) + stroke('M-40 6Q-32 12-26 6M0-12Q8-4 16-10M28 4Q34 10 42 4', t.brown.dark, 2.4, 0.5)

export const radish: Food = ({ ink, tones: t, mood: m }) =>
  [-115, -90, -65].map((turn) => place(leaf(52, 22, t.green), { y: -24, turn })).join('') +
  fill(
    'M0-34C34-34 42 6 22 26Q8 36 0 56Q-8 36-22 26C-42 6-34-34 0-34Z',
    roundPaint(ink, mix(t.red.light, t.purple.light, 0.35), t.red.dark),
  ) +
  fill(ellipse(-14, -14, 7, 5), m.paper.white, 0.5)

export const springOnion: Food = ({ ink, tones: t, mood: m }) =>
  [-16, 4, 22]
    .map((x, index) =>
      place(
        fill(
          'M-6 60C-10 30-8 0-14-70H-2L0-30L4-76H14C8-10 8 30 6 60Q0 70-6 60Z',
          ink.linear([
            [0, t.green.light],
            [0.6, t.pale.light],
            [1, m.paper.white],
          ]),
        ),
        { x, turn: index * 7 - 8 },
      ),
    )
    .join('')
