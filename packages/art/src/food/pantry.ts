import { ball, roundPaint } from '../brush/ball.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { dots, fill, place, sheet, stroke } from '../brush/shape.ts'
import { type Colour, mix } from '../colour.ts'
import { SOIL } from '../tones.ts'
import type { Food, Kitchen } from './food.ts'
import { within } from './scatter.ts'
import type { Pair } from './tones.ts'

const smallBowl = ({ ink, mood: m }: Kitchen, content: string): string =>
  sheet(circle(0, 0, 64), roundPaint(ink, m.ware.light, m.ware.dark), m.shadow, 7) +
  fill(circle(0, 0, 53), m.ware.deep, 0.45) +
  ink.within(circle(0, 0, 52), content)

const smooth = (light: Colour, dark: Colour, kitchen: Kitchen): string =>
  fill(circle(0, 0, 52), roundPaint(kitchen.ink, light, dark))

const heap =
  (pair: Pair, size: number, count: number): Food =>
  (kitchen) =>
    smallBowl(
      kitchen,
      fill(circle(0, 0, 52), pair.dark) +
        dots(within(count, 50), pair.light, size) +
        dots(within(Math.round(count / 3), 44, 1), mix(pair.light, '#ffffff', 0.35), size * 0.55),
    )

export const lentils: Food = (k) => heap(k.tones.orange, 9, 70)(k)
export const chickpeas: Food = (k) => heap(k.tones.gold, 17, 24)(k)
export const oats: Food = (k) => heap({ light: k.tones.cream.light, dark: k.tones.gold.light }, 9, 60)(k)
export const rice: Food = (k) => heap({ light: k.mood.paper.white, dark: k.tones.cream.dark }, 6, 90)(k)
export const bulgur: Food = (k) => heap(k.tones.gold, 6, 110)(k)
export const seeds: Food = (k) => heap({ light: k.tones.gold.light, dark: k.tones.brown.dark }, 6, 80)(k)
export const spice: Food = (k) => heap({ light: k.tones.orange.light, dark: k.tones.red.dark }, 4, 130)(k)
export const cinnamon: Food = (k) => heap(k.tones.brown, 4, 130)(k)

const creamy =
  (swirl: (k: Kitchen) => Colour): Food =>
  (k) =>
    smallBowl(
      k,
      smooth(k.mood.paper.white, k.tones.cream.dark, k) +
        stroke('M-30 8C-30-26 26-30 28 2C28 24-10 26-10 6C-10-6 8-8 10 2', swirl(k), 5, 0.7),
    )

export const quark: Food = creamy((k) => k.tones.cream.dark)
export const tahini: Food = (k) =>
  smallBowl(
    k,
    smooth(k.tones.gold.light, k.tones.gold.dark, k) +
      stroke('M-28 6C-28-24 24-28 26 2C26 22-8 24-8 6', k.tones.brown.light, 4, 0.5),
  )
export const oil: Food = (k) =>
  smallBowl(
    k,
    smooth(k.tones.gold.light, k.tones.gold.dark, k) +
      fill(ellipse(-16, -18, 16, 9), k.mood.paper.white, 0.5),
  )
export const broth: Food = (k) =>
  smallBowl(
    k,
    smooth(k.tones.gold.light, k.tones.brown.light, k) + dots(within(9, 40), k.tones.gold.light, 9, 0.7),
  )
export const tomatoSauce: Food = (k) =>
  smallBowl(
    k,
    smooth(k.tones.red.light, k.tones.red.dark, k) + dots(within(14, 42), k.tones.orange.light, 7, 0.6),
  )
export const soySauce: Food = (k) =>
  smallBowl(k, smooth(k.tones.brown.dark, SOIL, k) + fill(ellipse(-16, -18, 14, 8), k.mood.paper.white, 0.35))
export const milk: Food = (k) =>
  smallBowl(
    k,
    smooth(k.mood.paper.white, k.tones.cream.dark, k) + fill(ellipse(-14, -16, 18, 10), '#ffffff', 0.8),
  )

export const egg: Food = ({ ink, tones: t, mood: m }) =>
  [
    [-26, -10, -24],
    [28, 8, 18],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        fill(
          'M0-46C22-46 36-10 34 10C32 32 16 40 0 40S-32 32-34 10C-36-10-22-46 0-46Z',
          roundPaint(ink, mix(t.cream.light, t.gold.light, 0.2), t.brown.light),
        ) + fill(ellipse(-10, -16, 6, 10), m.paper.white, 0.5),
        { x, y, turn },
      ),
    )
    .join('')

const nutShape =
  (pair: Pair): Food =>
  ({ ink }) =>
    [
      [-30, -18, 20],
      [8, -30, 70],
      [34, 4, 130],
      [-10, 14, -20],
      [14, 38, 40],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(
          fill('M-22 0C-20-18 12-18 26 0C12 18-20 18-22 0Z', roundPaint(ink, pair.light, pair.dark)) +
            stroke('M-12 0H14', pair.dark, 2, 0.6),
          { x, y, turn },
        ),
      )
      .join('')

export const almonds: Food = (k) => nutShape(k.tones.brown)(k)

export const hazelnuts: Food = ({ ink, tones: t }) =>
  [
    [-28, -14],
    [10, -26],
    [34, 8],
    [-8, 20],
    [-38, 30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ball(ink, x, y, 19, t.brown.light, t.brown.dark) + fill(ellipse(x, y - 12, 9, 4), t.gold.light, 0.8),
    )
    .join('')

export const walnuts: Food = ({ ink, tones: t }) =>
  [
    [-26, -12, 0],
    [24, -16, 40],
    [0, 26, 90],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        fill(
          'M-26 0C-30-18-14-28 0-20C14-28 30-18 26 0C30 18 14 28 0 20C-14 28-30 18-26 0Z',
          roundPaint(ink, t.gold.dark, t.brown.dark),
        ) + stroke('M0-18V18M-16-8Q-8 0-16 8M16-8Q8 0 16 8', t.brown.dark, 3, 0.6),
        { x, y, turn },
      ),
    )
    .join('')

export const cheese: Food = ({ ink, tones: t }) =>
  fill(
    'M-60 20L30-40Q62-26 62 8L-60 34Z',
    ink.linear([
      [0, t.gold.light],
      [1, t.gold.dark],
    ]),
  ) +
  fill('M-60 20L62-6V26Q62 34 54 36L-52 46Q-60 46-60 38Z', t.gold.dark) +
  [
    [4, -8, 8],
    [34, 14, 7],
    [-20, 24, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => fill(circle(x, y, r), t.brown.light, 0.4))
    .join('')

export const salmon: Food = ({ ink, tones: t, mood: m }) =>
  fill(
    'M-76 6C-60-30 0-44 60-28C84-18 84 22 62 30C10 44-60 40-76 6Z',
    ink.linear(
      [
        [0, t.orange.light],
        [1, mix(t.orange.dark, t.red.light, 0.4)],
      ],
      60,
    ),
  ) + stroke('M-40-8Q-26 4-40 24M-10-22Q6 0-10 30M22-28Q38 0 22 32M48-26Q62 0 50 26', m.paper.white, 4, 0.55)

export const chicken: Food = ({ ink, tones: t }) =>
  fill(
    'M-64 10C-70-26-20-46 16-36C56-26 76 4 56 26C30 46-56 46-64 10Z',
    roundPaint(ink, t.cream.light, mix(t.gold.light, t.red.light, 0.22)),
  ) + stroke('M-36-4Q-6-20 26-12M-28 16Q6 6 38 12', t.gold.dark, 2.6, 0.5)

export const flour: Food = ({ mood: m, tones: t }) =>
  sheet('M-46-44Q0-60 46-44L56 48Q0 66-56 48Z', mix(t.gold.light, m.paper.shade, 0.5), m.shadow, 6) +
  fill('M-46-44Q0-60 46-44Q0-26-46-44Z', m.paper.white) +
  fill(slab(-26, -8, 52, 34, 6), m.paper.white, 0.8) +
  stroke('M0-2V20M-8 4Q0 8 0 14M8 4Q0 8 0 14', t.brown.light, 3)

export const pasta: Food = ({ ink, tones: t }) =>
  within(11, 52)
    .map(([x = 0, y = 0], index) =>
      place(
        fill(
          'M-26-7L22-12L28 7L-20 12Z',
          ink.linear([
            [0, t.gold.light],
            [1, t.brown.light],
          ]),
        ) + stroke('M-18-3L20-7M-16 4L22 0', t.brown.dark, 1.6, 0.45),
        { x, y, turn: index * 67 },
      ),
    )
    .join('')

export const wraps: Food = ({ ink, tones: t, random, mood: m }) =>
  [10, 5, 0]
    .map((drop) => sheet(circle(0, drop, 60), roundPaint(ink, t.cream.light, t.gold.light), m.shadow, 4))
    .join('') + dots(within(16, 50, random.between(0, 6)), t.brown.light, 6, 0.6)
