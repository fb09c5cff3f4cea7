import { roundPaint } from '../brush/ball.ts'
import { sprig } from '../brush/leaf.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { flatLay } from '../settings/flat-lay.ts'
import type { Stage } from '../stage.ts'
import type { Motif } from './motif.ts'

function journalDrawing(stage: Stage): string {
  const { ink, mood: m, random } = stage
  const cover = mix(m.accent.base, m.accent.deep, 0.5)
  const page = (side: number) => {
    const path = `M0-150Q${side * 60}-172 ${side * 206}-158Q${side * 214}-156 ${side * 214}-148V142Q${side * 214} 150 ${side * 206} 150Q${side * 60} 138 0 160Z`
    const paint = ink.linear(
      [
        [0, side < 0 ? m.paper.white : m.paper.shade],
        [side < 0 ? 0.75 : 0.3, m.paper.white],
        [1, side < 0 ? m.paper.shade : m.paper.white],
      ],
      0,
    )
    return sheet(path, paint, m.shadow, 5, 0.03)
  }
  const lines = Array.from({ length: 6 }, (_, index) =>
    fill(slab(-180, -112 + index * 38, index === 5 ? 84 : random.between(118, 148), 9, 4.5), m.soft, 0.9),
  ).join('')
  const pressed = place(
    sprig({
      kind: random.pick(['willow', 'round', 'fern'] as const),
      height: 210,
      lean: 26,
      tones: m.leaf,
      fruit: m.accent.base,
    }),
    { x: 94, y: 104, turn: 8 },
  )
  const pen = place(
    sheet(
      slab(-11, -150, 22, 250, 10, 2),
      ink.linear(
        [
          [0, m.accent.base],
          [1, m.accent.deep],
        ],
        0,
      ),
      m.shadow,
      6,
    ) +
      fill('M-11 100H11L3 136Q0 142-3 136Z', m.accent.light) +
      fill('M-4 128L0 142L4 128Z', m.deep) +
      fill(slab(-11, -112, 22, 10, 0), m.accent.light, 0.8),
    { x: 262, y: 10, turn: random.between(14, 26) },
  )
  const cup = place(
    sheet(circle(0, 0, 62), roundPaint(ink, m.paper.white, m.paper.shade), m.shadow, 9) +
      fill(circle(0, 0, 50), m.paper.shade) +
      fill(
        circle(0, 0, 47),
        ink.linear(
          [
            [0, m.accent.base],
            [1, m.accent.deep],
          ],
          45,
        ),
      ) +
      fill(ellipse(-12, -14, 16, 8), m.accent.light, 0.5),
    { x: -292, y: -128 },
  )
  return place(
    cup +
      sheet(slab(-226, -164, 452, 334, 16), cover, m.shadow, 11) +
      page(-1) +
      page(1) +
      fill('M0-150Q-20-156-34-158V146Q-16 150 0 160Z', m.shadow, 0.07) +
      fill('M0-150Q20-156 34-158V146Q16 150 0 160Z', m.shadow, 0.1) +
      lines +
      pressed +
      fill('M14-154H34V196L24 184L14 196Z', m.mid) +
      pen,
    { turn: random.between(-9, 7) },
  )
}

const journal: Motif = {
  moods: ['day', 'dusk', 'warm', 'clear', 'dawn'],
  draw: (stage) => flatLay(stage, place(journalDrawing(stage), { x: 14 }), 1.02),
}

export const writing = { journal }
