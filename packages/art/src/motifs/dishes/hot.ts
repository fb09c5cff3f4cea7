import { roundPaint } from '../../brush/ball.ts'
import { leaf } from '../../brush/leaf.ts'
import { circle, ellipse } from '../../brush/path.ts'
import { dots, fill, place, stroke } from '../../brush/shape.ts'
import { mix } from '../../colour.ts'
import type { Food, Kitchen } from '../../food/food.ts'
import { herbs, sprigOfMint } from '../../food/greens.ts'
import { salmon } from '../../food/pantry.ts'
import { at, within } from '../../food/scatter.ts'
import { beans, broccoli, cherryTomato, lemon } from '../../food/vegetables.ts'
import { pan, tray } from '../../food/vessels.ts'

const friedEgg = ({ random, tones: t, mood: m, ink }: Kitchen): string =>
  fill('M-52-8C-56-42-14-54 10-46C42-50 60-18 50 8C56 40 18 54-8 46C-40 52-58 22-52-8Z', m.paper.white) +
  fill(
    circle(random.between(-6, 6), random.between(-6, 6), 23),
    roundPaint(ink, t.gold.light, t.orange.light),
  )

export const shakshuka: Food = (k) => {
  const { tones: t, random } = k
  return pan(
    k,
    fill(circle(0, 0, 166), roundPaint(k.ink, t.red.light, t.red.dark)) +
      dots(within(46, 152), mix(t.red.light, t.orange.light, 0.6), 15, 0.6) +
      dots(within(30, 150, 2), t.red.dark, 12, 0.5) +
      at(random, within(14, 140, 1), () => stroke('M-22 4Q0-14 22 4', t.orange.light, 8)) +
      [
        [-64, -58],
        [66, -46],
        [-48, 70],
        [72, 68],
      ]
        .map(([x = 0, y = 0], index) => place(friedEgg(k), { x, y, turn: index * 80, scale: 1.06 }))
        .join('') +
      at(random, within(22, 148, 0.5), (index) => leaf(24, 15, index % 2 ? t.green : t.pale)) +
      place(sprigOfMint(k), { x: 4, y: 6, scale: 1 }),
  )
}

export const chickenPan: Food = (k) => {
  const { tones: t, random, mood: m } = k
  const strip = () =>
    fill(
      'M-34-12C-12-24 24-20 36-8C38 8 12 18-16 16C-36 14-42 0-34-12Z',
      k.ink.linear([
        [0, mix(t.gold.light, t.cream.light, 0.4)],
        [1, t.brown.light],
      ]),
    ) + stroke('M-16-8L-6 8M4-12L14 8', t.brown.dark, 4, 0.5)
  const carrotSlice = () =>
    fill(circle(0, 0, 20), t.orange.dark) +
    fill(circle(0, 0, 17), t.orange.light) +
    fill(circle(0, 0, 7), t.orange.dark, 0.5)
  const pepperStrip = () =>
    fill('M-28-6C-10-20 18-18 28-2C20 2 16 4 12 2C2-6-8-6-18 4C-26 8-32 0-28-6Z', t.red.light)
  return pan(
    k,
    at(random, within(9, 122, 0.2), () => place(broccoli(k), { scale: 0.78 })) +
      at(random, within(14, 132, 1), carrotSlice, 1.1) +
      at(random, within(11, 126, 2.6), strip, 1.15) +
      at(random, within(11, 132, 3.4), pepperStrip, 1.1) +
      dots(within(60, 140, 1.4), mix(t.gold.light, m.paper.white, 0.5), 5.5),
  )
}

const chunk = (k: Kitchen, index: number): string => {
  const pairs = [k.tones.orange, k.tones.orange, k.tones.red] as const
  const { light, dark } = pairs[index % 3] ?? pairs[0]
  return (
    fill(
      'M-30-16L12-26L34-6L26 20L-18 26L-36 6Z',
      k.ink.linear(
        [
          [0, light],
          [1, dark],
        ],
        60,
      ),
    ) + fill('M-30-16L12-26L34-6L-8 2Z', mix(light, '#ffffff', 0.22), 0.6)
  )
}

export const ovenVegetables: Food = (k) => {
  const { tones: t, random, mood: m } = k
  const wide = (count: number, turn: number) =>
    within(count, 132, turn).map(([x = 0, y = 0]) => [x * 1.62, y * 0.92] as const)
  const courgette = () =>
    fill(circle(0, 0, 27), t.green.dark) +
    fill(circle(0, 0, 22), mix(t.pale.light, m.paper.white, 0.25)) +
    [0, 72, 144, 216, 288].map((turn) => place(fill(ellipse(0, -10, 3, 5), t.pale.dark), { turn })).join('')
  const petal = () =>
    fill('M-26 12C-22-22 22-22 26 12C12-2-12-2-26 12Z', t.purple.dark) +
    fill('M-20 9C-16-12 16-12 20 9C10-2-10-2-20 9Z', mix(t.purple.light, m.paper.white, 0.3))
  const pea = () => fill(circle(0, 0, 13), roundPaint(k.ink, t.gold.light, t.brown.light))
  return tray(
    k,
    at(random, wide(17, 0), (index) => chunk(k, index), 1.06) +
      at(random, wide(11, 2), courgette, 1.05) +
      at(random, wide(11, 4), petal, 1.1) +
      at(random, wide(30, 1.1), pea) +
      at(random, wide(16, 3.3), (index) => leaf(22, 13, index % 2 ? t.green : t.pale)),
  )
}

export const salmonTray: Food = (k) => {
  const { tones: t, random, ink } = k
  const half = () =>
    fill('M-30-4C-28-26 22-30 32-4C36 22-24 28-30-4Z', t.brown.light) +
    fill(
      'M-25-4C-22-20 18-24 26-4C28 16-20 20-25-4Z',
      ink.linear(
        [
          [0, t.gold.light],
          [1, t.gold.dark],
        ],
        50,
      ),
    )
  const around = [
    [-190, -96],
    [-140, -40],
    [-204, -14],
    [-150, 40],
    [-196, 92],
    [-122, 104],
    [-112, -110],
    [200, -96],
    [150, -110],
    [206, -30],
    [196, 96],
    [146, 112],
  ] as const
  return tray(
    k,
    place(beans(k), { x: 96, y: 78, scale: 0.9, turn: -10 }) +
      place(beans(k), { x: -46, y: 104, scale: 0.8, turn: 24 }) +
      place(beans(k), { x: 128, y: -64, scale: 0.8, turn: 14 }) +
      at(random, around, half, 1.05) +
      [
        [-36, -76, -8],
        [52, 14, 6],
        [-66, 32, -4],
      ]
        .map(([x = 0, y = 0, turn = 0]) => place(salmon(k), { x, y, turn, scale: 1.02 }))
        .join('') +
      [
        [-30, -80],
        [62, 10],
        [-60, 30],
      ]
        .map(([x = 0, y = 0], index) => place(lemon(k), { x, y, scale: 0.56, turn: index * 22 }))
        .join('') +
      [
        [184, 34],
        [154, 62],
        [210, 58],
        [-90, -26],
        [20, 96],
        [40, -112],
      ]
        .map(([x = 0, y = 0]) => place(cherryTomato(k), { x, y, scale: 0.86 }))
        .join('') +
      place(herbs(k), { x: 128, y: -14, scale: 0.62, turn: 60 }),
  )
}
