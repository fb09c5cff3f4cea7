import { roundPaint } from '../../brush/ball.ts'
import { leaf } from '../../brush/leaf.ts'
import { circle, slab } from '../../brush/path.ts'
import { dots, fill, place, stroke } from '../../brush/shape.ts'
import { mix } from '../../colour.ts'
import type { Food, Kitchen } from '../../food/food.ts'
import { appleWedge, leaves, sprigOfMint } from '../../food/greens.ts'
import { hazelnuts } from '../../food/pantry.ts'
import { at, within } from '../../food/scatter.ts'
import type { Pair } from '../../food/tones.ts'
import { cherryTomato, lemon } from '../../food/vegetables.ts'
import { bowl } from '../../food/vessels.ts'

const surface = ({ ink }: Kitchen, { light, dark }: Pair): string =>
  fill(circle(0, 4, 170), roundPaint(ink, light, dark))

const choppedHerbs = ({ random, tones }: Kitchen, count: number, radius: number): string =>
  at(random, within(count, radius, random.between(0, 6)), (index) =>
    leaf(20, 11, index % 3 ? tones.green : tones.pale),
  )

export const lentilSoup: Food = (k) => {
  const { tones: t, mood: m, random } = k
  return bowl(
    k,
    surface(k, t.orange) +
      dots(within(90, 156), mix(t.orange.light, t.gold.light, 0.5), 11, 0.75) +
      dots(within(40, 150, 2), t.orange.dark, 8, 0.5) +
      stroke('M-96 20C-80-70 40-104 92-30C120 30 40 92-24 70', m.paper.white, 15, 0.75) +
      stroke('M-96 20C-80-70 40-104 92-30C120 30 40 92-24 70', t.gold.light, 5, 0.8) +
      choppedHerbs(k, 17, 92) +
      place(lemon(k), { x: 84, y: 92, scale: 1.05, turn: random.between(0, 60) }) +
      place(sprigOfMint(k), { x: -8, y: -14, scale: 1.05 }),
  )
}

export const spinachCurry: Food = (k) => {
  const { tones: t, mood: m, random } = k
  const rice = 'M-190 96C-90 70-10-30 10-180H-220V110Z'
  const half = mix(t.gold.light, t.orange.light, 0.45)
  return bowl(
    k,
    surface(k, { light: half, dark: mix(t.orange.dark, t.gold.dark, 0.4) }) +
      dots(within(60, 160, 1), t.cream.light, 8, 0.35) +
      at(random, within(13, 122, 1), () => place(leaves(k), { scale: 0.62 })) +
      at(
        random,
        within(24, 138, 0.4),
        () =>
          fill(circle(0, 0, 17), roundPaint(k.ink, t.gold.light, t.brown.light)) +
          stroke('M-5-13Q0-17 5-13', t.brown.dark, 2.4, 0.6),
      ) +
      fill(rice, t.cream.dark) +
      k.ink.within(
        rice,
        dots(within(220, 210), m.paper.white, 10) + dots(within(80, 200, 2), t.gold.light, 6, 0.6),
      ) +
      place(sprigOfMint(k), { x: 40, y: -10, scale: 1.1 }),
  )
}

export const bulgurSalad: Food = (k) => {
  const { tones: t, mood: m, random } = k
  const cube = () =>
    fill(slab(-13, -13, 26, 26, 4), mix(t.pale.light, m.paper.white, 0.3)) +
    fill(slab(-13, -13, 26, 7, 3), t.green.dark)
  const crumb = () =>
    fill('M-14-6L4-14L15-2L6 12L-12 10Z', m.paper.white) + fill('M-12 10L6 12L15-2L8 4L-8 5Z', t.cream.dark)
  return bowl(
    k,
    surface(k, t.gold) +
      dots(within(240, 164), mix(t.gold.light, m.paper.white, 0.35), 8, 0.9) +
      dots(within(80, 160, 2), t.gold.dark, 7, 0.7) +
      choppedHerbs(k, 30, 150) +
      at(random, within(12, 132, 0.3), cube, 1.1) +
      at(random, within(10, 128, 2.2), () => place(cherryTomato(k), { scale: 0.86 })) +
      at(random, within(11, 112, 1.2), crumb, 1.25) +
      place(sprigOfMint(k), { x: 4, y: 2, scale: 1.25 }),
  )
}

export const appleQuark: Food = (k) => {
  const { tones: t, mood: m, random } = k
  return bowl(
    k,
    surface(k, { light: m.paper.white, dark: t.cream.dark }) +
      stroke(
        'M-104 30C-110-70 20-124 92-50C132 14 60 96-14 78C-70 60-56-20 4-22C40-20 44 24 12 30',
        t.cream.dark,
        9,
        0.8,
      ) +
      [-58, -20, 18, 56]
        .map((turn) => place(place(appleWedge(k), { y: -98, scale: 0.95 }), { turn: turn - 34 }))
        .join('') +
      place(hazelnuts(k), { x: 34, y: 66, scale: 1.05 }) +
      place(hazelnuts(k), { x: -58, y: 48, scale: 0.62, turn: 70 }) +
      dots(
        within(60, 96, random.between(0, 6)).map(([x = 0, y = 0]) => [x + 10, y + 14] as const),
        t.brown.light,
        4,
        0.75,
      ) +
      place(sprigOfMint(k), { x: 66, y: 12, scale: 0.9, turn: 30 }),
  )
}
