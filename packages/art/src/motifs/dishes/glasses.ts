import { sidePaint } from '../../brush/ball.ts'
import { ellipse, slab } from '../../brush/path.ts'
import { dots, fill, place, stroke } from '../../brush/shape.ts'
import { mix } from '../../colour.ts'
import type { Food, Kitchen } from '../../food/food.ts'
import { banana, blueberry, raspberry, sprigOfMint } from '../../food/greens.ts'
import { almonds } from '../../food/pantry.ts'
import { inBox } from '../../food/scatter.ts'

const JAR =
  'M-86-224H86V-206C104-190 108-170 108-150V-26Q108 0 82 0H-82Q-108 0-108-26V-150C-108-170-104-190-86-206Z'

const heap = (k: Kitchen, y: number): string =>
  [
    [-58, 0],
    [-24, -14],
    [12, -6],
    [46, -12],
    [70, 2],
    [-6, 12],
    [-40, 14],
    [34, 14],
  ]
    .map(([x = 0, drop = 0], index) =>
      place(index % 3 === 1 ? raspberry(k) : blueberry(k), { x, y: y + drop, scale: 1.12, turn: index * 30 }),
    )
    .join('')

const jar = (k: Kitchen): string => {
  const { ink, tones: t, mood: m, random } = k
  const oats = mix(t.cream.light, t.gold.light, 0.35)
  return (
    fill(JAR, m.paper.white, 0.5) +
    ink.within(
      JAR,
      fill(
        slab(-112, -60, 224, 70, 4),
        ink.linear([
          [0, t.berry.light],
          [1, t.berry.dark],
        ]),
      ) +
        fill(
          slab(-112, -172, 224, 118, 4),
          ink.linear(
            [
              [0, t.cream.light],
              [1, oats],
            ],
            0,
          ),
        ) +
        dots(
          inBox(random, 60, 200, 96).map(([x = 0, y = 0]) => [x, y - 114] as const),
          t.gold.dark,
          9,
          0.6,
        ) +
        dots(
          inBox(random, 14, 190, 20).map(([x = 0, y = 0]) => [x, y - 62] as const),
          t.berry.light,
          20,
        ) +
        fill(slab(-112, -190, 224, 26, 4), m.paper.white),
    ) +
    heap(k, -196) +
    fill('M-96-160C-98-116-98-76-94-40L-82-38C-86-76-86-118-84-162Z', m.paper.white, 0.6) +
    fill(ellipse(0, -224, 88, 12), m.paper.white, 0.4) +
    place(sprigOfMint(k), { x: 30, y: -222, scale: 0.9, turn: -10 })
  )
}

export const overnightOats: Food = (k) =>
  place(jar(k), { x: -54, y: 0, scale: 1.02 }) +
  place(almonds(k), { x: 104, y: -22, scale: 0.62 }) +
  [
    [76, -4],
    [146, -6],
    [170, -14],
  ]
    .map(([x = 0, y = 0]) => place(blueberry(k), { x, y, scale: 1.05 }))
    .join('') +
  stroke('M120-10C170-70 176-120 182-160', k.mood.paper.shade, 9) +
  place(fill(ellipse(0, 0, 17, 30), sidePaint(k.ink, k.mood.paper.white, k.mood.paper.shade)), {
    x: 186,
    y: -184,
    turn: 12,
  })

const GLASS = 'M-70-244L-54-14Q-52 0-38 0H38Q52 0 54-14L70-244Z'

const shake = (k: Kitchen): string => {
  const { ink, tones: t, mood: m, random } = k
  const pink = mix(t.berry.light, m.paper.white, 0.45)
  return (
    stroke('M22-60L62-300', m.accent.base, 11) +
    fill(GLASS, m.paper.white, 0.55) +
    ink.within(
      GLASS,
      fill(
        slab(-80, -214, 160, 224, 6),
        ink.linear([
          [0, mix(pink, m.paper.white, 0.3)],
          [0.5, pink],
          [1, t.berry.light],
        ]),
      ) +
        dots(
          inBox(random, 30, 110, 180).map(([x = 0, y = 0]) => [x, y - 104] as const),
          t.berry.dark,
          5,
          0.45,
        ) +
        fill(ellipse(0, -214, 70, 15), mix(pink, m.paper.white, 0.6)),
    ) +
    fill('M-54-200L-42-30L-32-30L-40-200Z', m.paper.white, 0.45) +
    place(raspberry(k), { x: -16, y: -222, scale: 1.2 }) +
    place(blueberry(k), { x: 10, y: -222, scale: 1.05 }) +
    place(sprigOfMint(k), { x: -40, y: -226, scale: 0.8, turn: -20 })
  )
}

export const berryShake: Food = (k) =>
  place(shake(k), { x: 62, y: -14, scale: 0.9 }) +
  place(shake(k), { x: -58, y: 0, scale: 1.02 }) +
  place(banana(k), { x: 168, y: -24, scale: 0.9, turn: -8 }) +
  [
    [-150, -8, 0],
    [-176, -2, 1],
    [-164, -24, 1],
  ]
    .map(([x = 0, y = 0, isRed]) => place(isRed ? raspberry(k) : blueberry(k), { x, y, scale: 1.1 }))
    .join('')
