import { steam } from '../brush/air.ts'
import { roundPaint, sidePaint } from '../brush/ball.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { circle, ellipse, slab, taper } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { stillLife } from '../settings/still-life.ts'
import type { Stage } from '../stage.ts'
import type { Motif } from './motif.ts'

function clockDrawing(stage: Stage): string {
  const { ink, mood: m, random } = stage
  const hour = random.whole(0, 11) * 30 + 15
  const minute = random.pick([0, 60, 120, 180, 300] as const)
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const isMain = index % 3 === 0
    return place(
      fill(slab(isMain ? -4 : -3, -92, isMain ? 8 : 6, isMain ? 20 : 10, 3), isMain ? m.deep : m.soft),
      { turn: index * 30 },
    )
  }).join('')
  const hand = (turn: number, length: number, width: number, paint: string) =>
    place(
      fill(
        taper(
          [
            [0, 16],
            [0, -length * 0.5],
            [0, -length],
          ],
          () => width,
        ),
        paint,
      ),
      { turn },
    )
  const bell = (side: number) =>
    place(
      fill(
        'M-40 0C-40-52 40-52 40 0Z',
        ink.linear([
          [0, m.accent.base],
          [1, m.accent.deep],
        ]),
      ) + fill(slab(-5, -50, 10, 14, 4), m.accent.deep),
      { x: side * 74, y: -252, turn: side * 32 },
    )
  const foot = (side: number) =>
    fill(
      taper(
        [
          [side * 70, -50],
          [side * 88, -22],
          [side * 100, -4],
        ],
        (share) => 20 - share * 6,
      ),
      m.accent.deep,
    )
  const face = circle(0, 0, 112)
  return (
    foot(-1) +
    foot(1) +
    fill(slab(-34, -300, 68, 12, 6), m.accent.deep) +
    bell(-1) +
    bell(1) +
    place(
      sheet(circle(0, 0, 140), roundPaint(ink, m.fabric.light, m.fabric.dark), m.shadow, 6) +
        fill(circle(0, 0, 120), m.deep, 0.35) +
        fill(face, roundPaint(ink, m.paper.white, mix(m.paper.shade, m.paper.white, 0.35))) +
        ink.within(
          face,
          fill(`M0 0L0-130A130 130 0 0 1 ${minute > 90 ? '130 0' : '92-92'}Z`, m.accent.light, 0.75),
        ) +
        ticks +
        hand(hour, 54, 11, m.deep) +
        hand(minute, 80, 8, m.mid) +
        fill(circle(0, 0, 11), m.accent.deep) +
        fill('M-124-30C-118-80-86-112-52-122C-92-100-108-70-110-34Z', m.paper.white, 0.35),
      { y: -150 },
    )
  )
}

function pottedPlant(stage: Stage, kind: 'round' | 'willow' | 'fern', height: number): string {
  const { ink, mood: m } = stage
  const twigs = [-24, 22, 0]
    .map((turn) =>
      place(
        sprig({ kind, height: height * (turn ? 0.82 : 1), lean: turn, tones: m.leaf, fruit: m.accent.base }),
        { x: turn * 0.4, y: -78, turn },
      ),
    )
    .join('')
  return (
    twigs +
    fill('M-46-76H46L36-8Q34 0 26 0H-26Q-34 0-36-8Z', sidePaint(ink, m.accent.base, m.accent.deep)) +
    fill(slab(-53, -94, 106, 24, 8), sidePaint(ink, mix(m.accent.base, m.accent.light, 0.3), m.accent.deep))
  )
}

function deskDrawing(stage: Stage): string {
  const { ink, mood: m, random } = stage
  const screen = slab(-122, -196, 244, 164, 14)
  const view =
    fill(
      slab(-110, -184, 220, 140, 6),
      ink.linear([
        [0, m.soft],
        [1, m.accent.light],
      ]),
    ) +
    ink.within(
      slab(-110, -184, 220, 140, 6),
      fill(circle(34, -112, 34), m.accent.base) +
        fill('M-120-84C-70-124-30-104 10-88S90-104 130-84V-30H-120Z', m.mid) +
        fill('M-120-64C-60-84-10-52 40-62S110-66 130-58V-30H-120Z', m.fabric.dark),
    )
  const laptop =
    sheet(screen, mix(m.deep, m.mid, 0.25), m.shadow, 6) +
    view +
    fill(
      'M-122-34H122L156-10Q160 0 148 0H-148Q-160 0-156-10Z',
      sidePaint(ink, m.paper.white, m.paper.shade),
    ) +
    fill('M-26-10H26L30 0H-30Z', m.paper.shade)
  const mug =
    steam(ink, -6, -84, 96, m.paper.white, 0.7) +
    `<path d="M30-58C66-60 64-16 28-20" fill="none" stroke="${m.accent.deep}" stroke-width="10"/>` +
    fill('M-36-74H36L31-6Q30 0 22 0H-22Q-30 0-31-6Z', sidePaint(ink, m.accent.base, m.accent.deep)) +
    fill(ellipse(0, -74, 36, 7), m.accent.deep)
  const lamp =
    fill(
      'M-120-256L70-10H-210Z',
      ink.linear([
        [0, m.accent.light, 0.6],
        [1, m.accent.light, 0],
      ]),
    ) +
    fill(ellipse(0, -4, 58, 11), m.deep) +
    fill(
      taper(
        [
          [0, -6],
          [26, -120],
          [10, -230],
          [-66, -284],
        ],
        () => 9,
      ),
      m.deep,
    ) +
    place(
      fill(
        'M-40 34C-40-8-18-28 0-28S40-8 40 34Z',
        ink.linear(
          [
            [0, m.mid],
            [1, m.fabric.dark],
          ],
          0,
        ),
      ) + fill(ellipse(0, 34, 40, 8), m.accent.light),
      { x: -94, y: -272, turn: 32 },
    )
  const side = random.pick([-1, 1] as const)
  const books =
    fill(slab(-72, -24, 144, 24, 5), m.fabric.dark) +
    fill(slab(-62, -46, 124, 22, 5), m.accent.base) +
    fill(slab(-68, -66, 118, 20, 5), m.soft)
  const plant = place(pottedPlant(stage, random.pick(['round', 'willow', 'fern'] as const), 150), {
    y: -66,
    scale: 0.72,
  })
  return (
    place(lamp, { x: side * 176, y: -12, flip: side < 0 }) +
    place(books + plant, { x: side * -208, y: -10, scale: 0.92 }) +
    laptop +
    place(mug, { x: side * 200, y: 12, scale: 0.85, flip: side < 0 })
  )
}

const clock: Motif = {
  moods: ['clear', 'warm', 'dawn', 'day', 'dusk'],
  draw: (stage) => {
    const { random } = stage
    const side = random.pick([-1, 1] as const)
    const plant = place(pottedPlant(stage, random.pick(['round', 'willow', 'fern'] as const), 190), {
      x: side * 184,
      y: -12,
    })
    const petals = place(leaf(46, 22, stage.mood.leaf), { x: side * -150, y: 10, turn: side > 0 ? 200 : -20 })
    return stillLife(stage, plant + clockDrawing(stage) + petals, 1.02)
  },
}

const desk: Motif = {
  moods: ['warm', 'dusk', 'day', 'clear', 'dawn'],
  draw: (stage) => stillLife(stage, deskDrawing(stage), 1),
}

export const everyday = { clock, desk }
