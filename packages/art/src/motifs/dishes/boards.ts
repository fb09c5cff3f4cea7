import { leaf } from '../../brush/leaf.ts'
import { circle, ellipse, slab } from '../../brush/path.ts'
import { dots, fill, place, sheet, stroke } from '../../brush/shape.ts'
import { mix } from '../../colour.ts'
import type { Food, Kitchen } from '../../food/food.ts'
import { bananaSlice, sprigOfMint } from '../../food/greens.ts'
import { almonds, tahini } from '../../food/pantry.ts'
import { inBox } from '../../food/scatter.ts'
import { cherryTomato } from '../../food/vegetables.ts'
import { board } from '../../food/vessels.ts'

const CRUST =
  'M-130 62C-150 20-146-40-100-62C-60-84 60-84 100-62C146-40 150 20 130 62Q120 74 100 74H-100Q-120 74-130 62Z'
const SLICE = 'M-64 66C-78 66-78 40-74 14C-92-10-84-62-40-66Q0-72 40-66C84-62 92-10 74 14C78 40 78 66 64 66Z'

const loaf = (k: Kitchen): string => {
  const { ink, tones: t, mood: m, random } = k
  return (
    sheet(
      CRUST,
      ink.linear([
        [0, t.brown.light],
        [1, t.brown.dark],
      ]),
      m.shadow,
      10,
    ) +
    fill('M-118-20C-100-62 100-62 118-20C80-46-80-46-118-20Z', mix(t.brown.light, t.gold.light, 0.5), 0.7) +
    [-66, -8, 50].map((x) => stroke(`M${x}-50Q${x + 26}-20 ${x + 18} 22`, t.gold.light, 10, 0.75)).join('') +
    dots(inBox(random, 46, 220, 108), mix(t.gold.light, m.paper.white, 0.4), 8)
  )
}

const slice = (k: Kitchen): string => {
  const { tones: t, mood: m, random, ink } = k
  return (
    sheet(SLICE, t.brown.dark, m.shadow, 7) +
    place(
      fill(
        SLICE,
        ink.linear([
          [0, mix(t.gold.light, t.brown.light, 0.3)],
          [1, mix(t.gold.dark, t.brown.light, 0.4)],
        ]),
      ),
      { scale: 0.89 },
    ) +
    dots(inBox(random, 26, 110, 100), t.brown.dark, 6, 0.7) +
    dots(inBox(random, 22, 110, 100), mix(t.gold.light, m.paper.white, 0.6), 7, 0.9)
  )
}

export const seedBread: Food = (k) =>
  board(
    k,
    place(loaf(k), { x: -84, y: -18, turn: -6, scale: 1.06 }) +
      place(slice(k), { x: 108, y: -20, turn: 12 }) +
      place(slice(k), { x: 166, y: 44, turn: 20, scale: 0.94 }) +
      dots(
        inBox(k.random, 30, 420, 60).map(([x = 0, y = 0]) => [x, y + 104] as const),
        mix(k.tones.gold.light, k.mood.paper.white, 0.4),
        8,
        0.9,
      ),
  )

const bar = (k: Kitchen): string => {
  const { ink, tones: t, random, mood: m } = k
  return (
    sheet(
      slab(-84, -32, 168, 64, 12),
      ink.linear([
        [0, t.gold.dark],
        [1, t.brown.light],
      ]),
      m.shadow,
      7,
    ) +
    dots(inBox(random, 46, 148, 46), mix(t.gold.light, m.paper.white, 0.4), 11, 0.9) +
    dots(inBox(random, 12, 140, 42), t.orange.light, 12) +
    dots(inBox(random, 14, 146, 46), t.brown.dark, 8, 0.8)
  )
}

export const oatBars: Food = (k) =>
  board(
    k,
    [
      [-104, -78, -4],
      [-92, 6, 3],
      [-108, 88, -3],
      [94, -72, 5],
      [104, 14, -6],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(bar(k), { x, y, turn, scale: 1.04 }))
      .join('') +
      [
        [54, 96],
        [98, 104],
        [76, 70],
      ]
        .map(([x = 0, y = 0]) => place(bananaSlice(k), { x, y, scale: 1.1 }))
        .join('') +
      place(almonds(k), { x: 176, y: 92, scale: 0.7 }),
  )

const wrap = (k: Kitchen): string => {
  const { ink, tones: t, random, mood: m } = k
  return (
    sheet(
      'M-120-44H78Q92-44 92-30V30Q92 44 78 44H-120C-142 44-142-44-120-44Z',
      ink.linear([
        [0, t.cream.light],
        [1, t.gold.dark],
      ]),
      m.shadow,
      8,
    ) +
    dots(inBox(random, 16, 170, 66), t.brown.light, 8, 0.5) +
    stroke('M-110-24Q-10-34 76-22', t.brown.light, 3, 0.4) +
    fill(ellipse(92, 0, 23, 44), t.gold.light) +
    fill(ellipse(93, 0, 17, 36), t.gold.dark) +
    [
      [92, -20, t.orange.light],
      [98, -4, t.red.light],
      [86, 6, t.orange.light],
      [96, 20, t.red.light],
    ]
      .map(([x, y, tone]) => fill(circle(Number(x), Number(y), 8), String(tone)))
      .join('') +
    place(leaf(30, 18, t.green), { x: 86, y: -8, turn: 40 }) +
    place(leaf(26, 15, t.pale), { x: 88, y: 12, turn: -30 })
  )
}

export const hummusWraps: Food = (k) =>
  board(
    k,
    [
      [-84, -84, -3],
      [-70, 14, 4],
      [-92, 108, -2],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(wrap(k), { x, y, turn, scale: 1 }))
      .join('') +
      place(tahini(k), { x: 158, y: -54, scale: 1.15 }) +
      [
        [112, 74],
        [150, 88],
        [128, 112],
      ]
        .map(([x = 0, y = 0]) => place(cherryTomato(k), { x, y, scale: 0.95 }))
        .join('') +
      place(sprigOfMint(k), { x: 196, y: 60, scale: 1.1, turn: 20 }),
  )
