import { roundPaint, sidePaint } from '../brush/ball.ts'
import { circle, slab } from '../brush/path.ts'
import { fill, place, sheet, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { IRON, WOOD } from '../tones.ts'
import type { Kitchen } from './food.ts'

/** The radius of the food in a bowl, on a plate and in a pan. */
export const INSIDE = { bowl: 158, plate: 146, pan: 158 } as const

export const bowl = ({ ink, mood: m }: Kitchen, food: string): string =>
  sheet(circle(0, 0, 200), roundPaint(ink, m.ware.light, m.ware.dark), m.shadow, 14) +
  fill(circle(0, 0, 178), m.ware.deep, 0.55) +
  fill(circle(2, 4, 170), m.ware.dark) +
  ink.within(circle(0, 4, INSIDE.bowl + 8), food) +
  stroke('M-186-40C-170-120-110-176-30-188', m.paper.white, 7, 0.45)

export const plate = ({ ink, mood: m }: Kitchen, food: string): string =>
  sheet(circle(0, 0, 206), roundPaint(ink, m.paper.white, m.paper.shade), m.shadow, 13) +
  fill(circle(0, 0, 160), mix(m.paper.shade, m.paper.white, 0.2)) +
  fill(circle(3, 4, 154), m.paper.white) +
  ink.within(circle(0, 0, 196), food)

/** An iron pan from above, its handle to the lower right. */
export const pan = ({ ink, mood: m }: Kitchen, food: string): string => {
  return (
    place(
      sheet(
        slab(150, -24, 200, 48, 22),
        ink.linear([
          [0, WOOD.light],
          [1, WOOD.base],
        ]),
        m.shadow,
        9,
      ) + fill(circle(322, 0, 9), WOOD.pale, 0.8),
      { turn: 32 },
    ) +
    sheet(
      circle(0, 0, 190),
      roundPaint(ink, mix(IRON, m.paper.white, 0.3), mix(IRON, m.shadow, 0.3)),
      m.shadow,
      12,
    ) +
    fill(circle(0, 0, 168), mix(IRON, m.shadow, 0.5)) +
    ink.within(circle(0, 0, 164), food)
  )
}

export const tray = ({ ink, mood: m }: Kitchen, food: string): string =>
  sheet(slab(-270, -176, 540, 352, 34), sidePaint(ink, mix(IRON, m.paper.white, 0.45), IRON), m.shadow, 13) +
  fill(slab(-250, -156, 500, 312, 22), mix(IRON, m.shadow, 0.4)) +
  place(fill(slab(-240, -148, 480, 296, 8), mix(m.paper.white, m.accent.light, 0.45)), { turn: -0.8 }) +
  food

export const board = ({ ink, tones, mood: m }: Kitchen, food: string): string =>
  sheet(
    slab(-262, -150, 524, 300, 40),
    ink.linear(
      [
        [0, mix(tones.gold.light, tones.brown.light, 0.35)],
        [1, tones.brown.light],
      ],
      12,
    ),
    m.shadow,
    13,
  ) +
  stroke(
    'M-230-96Q-60-112 110-98T232-100M-236-20Q-90-32 60-18T236-26M-232 70Q-60 56 100 72T230 64',
    tones.brown.dark,
    3,
    0.22,
  ) +
  fill(circle(-228, 0, 13), tones.brown.dark, 0.6) +
  food
