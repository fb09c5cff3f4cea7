import { roundPaint } from '../../brush/ball.ts'
import { leaf } from '../../brush/leaf.ts'
import { circle } from '../../brush/path.ts'
import { fill, place, stroke } from '../../brush/shape.ts'
import { mix } from '../../colour.ts'
import type { Food, Kitchen } from '../../food/food.ts'
import { walnuts } from '../../food/pantry.ts'
import { at, within } from '../../food/scatter.ts'
import { broccoli, lemon, radish } from '../../food/vegetables.ts'
import { plate } from '../../food/vessels.ts'

const tube = ({ ink, tones: t }: Kitchen): string =>
  fill(
    'M-38-9L32-16L40 8L-32 17Z',
    ink.linear([
      [0, t.gold.light],
      [1, t.brown.light],
    ]),
  ) + stroke('M-28-5L30-10M-28 5L32 0M-26 12L34 6', t.brown.dark, 2, 0.4)

export const broccoliPasta: Food = (k) => {
  const { tones: t, random, mood: m } = k
  return plate(
    k,
    fill(circle(4, 6, 140), t.gold.dark, 0.35) +
      at(random, within(34, 126), () => tube(k), 1.08) +
      at(random, within(8, 108, 0.7), () => place(broccoli(k), { scale: 0.84 })) +
      at(random, within(6, 92, 2), () => place(walnuts(k), { scale: 0.42 })) +
      at(
        random,
        within(26, 118, 4),
        () => fill('M-12-3L12-5L13 1L-11 5Z', mix(t.gold.light, m.paper.white, 0.55)),
        1,
      ) +
      place(lemon(k), { x: 118, y: 96, scale: 0.92, turn: 12 }),
  )
}

const halfPotato = ({ ink, tones: t }: Kitchen): string =>
  fill('M-62-4C-60-44 44-52 64-6C70 40-54 50-62-4Z', t.brown.light) +
  fill(
    'M-54-4C-50-36 38-44 56-6C60 32-46 40-54-4Z',
    roundPaint(ink, mix(t.gold.light, t.cream.light, 0.3), t.gold.dark),
  ) +
  stroke('M-34-16L-10 16M-12-24L14 18M14-24L36 12', t.brown.light, 4, 0.55)

export const bakedPotatoes: Food = (k) => {
  const { tones: t, random, mood: m } = k
  const slice = () =>
    fill(circle(0, 0, 20), t.red.dark) + fill(circle(0, 0, 17), mix(m.paper.white, t.red.light, 0.22))
  const rolls = (count: number, radius: number) =>
    at(random, within(count, radius, 1), () => stroke('M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0', t.green.dark, 3.4))
  return plate(
    k,
    [
      [-92, -70, -20],
      [-112, 22, 10],
      [-52, 104, 30],
      [-8, -108, 14],
      [-34, -14, -8],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(halfPotato(k), { x, y, turn, scale: 1 }))
      .join('') +
      fill(
        'M14-10C26-76 116-78 134-16C146 50 88 96 40 74C4 56 0 24 14-10Z',
        roundPaint(k.ink, m.paper.white, t.cream.dark),
      ) +
      stroke('M46 20C44-26 100-30 104 6C102 36 62 36 64 12', t.cream.dark, 7, 0.8) +
      place(rolls(20, 52), { x: 74, y: 4 }) +
      [
        [50, 112],
        [82, 104],
        [104, -92],
        [74, -106],
      ]
        .map(([x = 0, y = 0]) => place(slice(), { x, y }))
        .join('') +
      place(radish(k), { x: 8, y: 128, scale: 0.66, turn: 70 }) +
      place(leaf(40, 20, t.green), { x: 120, y: 70, turn: 60 }),
  )
}
