import { steam } from '../brush/air.ts'
import { ball, roundPaint, sidePaint } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { foodTones } from '../food/tones.ts'
import { stillLife } from '../settings/still-life.ts'
import type { Stage } from '../stage.ts'
import { WATER } from '../tones.ts'
import type { Motif } from './motif.ts'

function salad({ ink, mood: m, random }: Stage): string {
  const t = foodTones(m)
  const leaves = [-158, -128, -104, -76, -50, -24]
    .map((turn, index) =>
      place(
        leaf(random.between(104, 132), 58, index % 2 ? t.green : { light: t.pale.dark, dark: t.green.light }),
        {
          x: (index - 2.5) * 34,
          y: -122,
          turn,
        },
      ),
    )
    .join('')
  const egg =
    fill(ellipse(58, -144, 44, 36), m.paper.white) + ball(ink, 62, -146, 19, t.gold.light, t.orange.light)
  return (
    leaves +
    ball(ink, -76, -142, 33, t.red.light, t.red.dark) +
    ball(ink, -22, -150, 30, t.orange.light, t.orange.dark) +
    egg +
    ball(ink, 16, -130, 20, t.purple.light, t.purple.dark) +
    ball(ink, -44, -128, 15, t.red.light, t.red.dark)
  )
}

function porridge({ ink, mood: m }: Stage): string {
  const t = foodTones(m)
  const slice = (x: number, y: number) =>
    fill(ellipse(x, y, 27, 13), m.paper.white) + fill(ellipse(x, y, 17, 7.5), t.gold.light)
  return (
    fill(ellipse(0, -132, 128, 27), t.cream.dark) +
    fill(ellipse(0, -138, 104, 22), mix(t.cream.dark, t.cream.light, 0.6)) +
    slice(-62, -138) +
    slice(-28, -146) +
    ball(ink, 30, -144, 15, t.blue.light, t.blue.dark) +
    ball(ink, 56, -136, 14, t.blue.light, t.blue.dark) +
    ball(ink, 46, -156, 14, t.berry.light, t.berry.dark) +
    ball(ink, 8, -132, 13, t.red.light, t.red.dark) +
    place(leaf(44, 22, t.green), { x: 4, y: -148, turn: -60 }) +
    place(leaf(38, 20, t.green), { x: 4, y: -148, turn: -125 })
  )
}

function bowlDrawing(stage: Stage): string {
  const { ink, mood: m, random } = stage
  const body = 'M-142-128C-140-50-86-6-46-4H46C86-6 140-50 142-128A142 30 0 0 1-142-128Z'
  const isWarm = random.chance(0.6)
  const band = 'M-150-86Q0-30 150-86V-60Q0-4-150-60Z'
  const thread = 'M-150-46Q0 10 150-46V-38Q0 18-150-38Z'
  const trim = m.ware.light === m.paper.white ? m.mid : m.soft
  return (
    (isWarm ? steam(ink, -40, -190, 150, m.paper.white) + steam(ink, 34, -196, 180, m.paper.white, -1) : '') +
    fill(ellipse(0, -128, 142, 30), m.ware.deep) +
    (isWarm ? porridge(stage) : salad(stage)) +
    fill(slab(-50, -12, 100, 14, 4), m.ware.deep) +
    fill(body, sidePaint(ink, m.ware.light, m.ware.dark)) +
    ink.within(body, fill(band, trim, 0.55) + fill(thread, m.accent.base, 0.9)) +
    fill('M-122-100C-118-62-96-36-74-24C-100-52-110-76-112-98Z', m.paper.white, 0.35)
  )
}

function cupDrawing(stage: Stage): string {
  const { ink, mood: m } = stage
  const t = foodTones(m)
  const body = 'M-104-150C-104-66-78-22-40-14H40C78-22 104-66 104-150A104 22 0 0 1-104-150Z'
  const trim = m.ware.light === m.paper.white ? m.mid : m.soft
  const sprigOnCup =
    place(leaf(42, 18, { light: trim, dark: trim }), { x: 0, y: -52, turn: -90 }) +
    place(leaf(36, 16, { light: trim, dark: trim }), { x: 0, y: -52, turn: -145 }) +
    place(leaf(36, 16, { light: trim, dark: trim }), { x: 0, y: -52, turn: -35 })
  return (
    steam(ink, -34, -168, 170, m.paper.white) +
    steam(ink, 30, -172, 205, m.paper.white, -1) +
    sheet(ellipse(0, -6, 152, 24), sidePaint(ink, m.ware.light, m.ware.dark), m.shadow, 7) +
    fill(ellipse(0, -9, 96, 12), m.ware.dark) +
    `<path d="M98-130C158-140 168-66 84-58" fill="none" stroke="${m.ware.dark}" stroke-width="19" stroke-linecap="round"/>` +
    fill(ellipse(0, -150, 104, 22), m.ware.deep) +
    fill(
      ellipse(0, -146, 93, 17),
      ink.linear([
        [0, t.orange.light],
        [1, t.brown.light],
      ]),
    ) +
    fill(body, sidePaint(ink, m.ware.light, m.ware.dark)) +
    fill('M-86-126C-84-86-72-58-58-42C-74-70-78-96-78-124Z', m.paper.white, 0.4) +
    place(sprigOnCup, { y: -18 }) +
    `<path d="M-60-132Q-84-100-112-66" fill="none" stroke="${m.paper.shade}" stroke-width="2.5"/>` +
    place(
      sheet(slab(-20, 0, 40, 50, 9), m.accent.light, m.shadow, 4) +
        place(leaf(26, 14, m.leaf), { x: 0, y: 38, turn: -90 }),
      { x: -116, y: -64, turn: 14 },
    )
  )
}

function potDrawing({ ink, mood: m }: Stage): string {
  const body = 'M-96-58C-96-118-58-146 0-146S96-118 96-58C96-18 70-2 42 0H-42C-70-2-96-18-96-58Z'
  return (
    `<path d="M-80-104C-150-126-164-34-78-34" fill="none" stroke="${m.accent.deep}" stroke-width="16" stroke-linecap="round"/>` +
    fill('M78-62C122-62 112-112 150-126C156-128 164-122 160-116C146-92 140-34 78-28Z', m.accent.deep) +
    fill(body, roundPaint(ink, m.accent.base, m.accent.deep)) +
    fill(ellipse(0, -142, 46, 11), m.accent.deep) +
    fill('M-40-146C-34-170 34-170 40-146Z', m.accent.base) +
    ball(ink, 0, -172, 11, m.accent.light, m.accent.deep)
  )
}

function glassDrawing({ ink, mood: m, random }: Stage): string {
  const glass = 'M-62-190L-50-8Q-48 0-38 0H38Q48 0 50-8L62-190Z'
  const water = 'M-57-132Q-28-142 0-132T57-132L50-8Q48 0 38 0H-38Q-48 0-50-8Z'
  const clear = ink.linear(
    [
      [0, m.paper.white, 0.62],
      [1, m.paper.white, 0.3],
    ],
    20,
  )
  const blue = ink.linear([
    [0, WATER.light, 0.85],
    [1, WATER.dark, 0.92],
  ])
  const bubbles = Array.from({ length: 7 }, () =>
    fill(
      circle(random.between(-34, 34), random.between(-110, -20), random.between(2.5, 6)),
      m.paper.white,
      0.5,
    ),
  ).join('')
  return (
    fill(glass, clear) +
    fill(water, blue) +
    bubbles +
    place(leaf(60, 30, m.leaf), { x: -2, y: -138, turn: -62 }) +
    place(leaf(52, 26, m.leaf), { x: -4, y: -138, turn: -112 }) +
    lemon(m, 58, -188, 34) +
    fill('M-50-176L-40-24L-30-24L-38-176Z', m.paper.white, 0.4)
  )
}

function lemon(m: Stage['mood'], x: number, y: number, r: number): string {
  const { gold } = foodTones(m)
  const wedges = Array.from({ length: 8 }, (_, index) =>
    place(fill(`M0-3L${r * 0.27}-${r * 0.72}Q0-${r * 0.9}-${r * 0.27}-${r * 0.72}Z`, gold.light), {
      turn: index * 45,
    }),
  ).join('')
  return place(fill(circle(0, 0, r), gold.dark) + fill(circle(0, 0, r * 0.88), m.paper.white) + wedges, {
    x,
    y,
  })
}

function carafeDrawing(stage: Stage): string {
  const { ink, mood: m } = stage
  const glass =
    'M-36-300H36C36-240 44-214 66-184C88-152 92-112 92-78C92-26 76 0 44 0H-44C-76 0-92-26-92-78C-92-112-88-152-66-184C-44-214-36-240-36-300Z'
  const water =
    'M-76-166Q-36-178 0-166T76-166C90-140 92-104 92-78C92-26 76 0 44 0H-44C-76 0-92-26-92-78C-92-104-90-140-76-166Z'
  return (
    fill(
      glass,
      ink.linear(
        [
          [0, m.paper.white, 0.66],
          [1, m.paper.white, 0.34],
        ],
        20,
      ),
    ) +
    ink.within(
      glass,
      fill(
        water,
        ink.linear([
          [0, WATER.light, 0.9],
          [1, WATER.dark, 0.95],
        ]),
      ) +
        place(lemon(m, 0, 0, 40), { x: 26, y: -92, scale: 0.95 }) +
        place(lemon(m, 0, 0, 34), { x: -40, y: -46, turn: 20, scale: 0.9 }) +
        fill(water, WATER.dark, 0.22),
    ) +
    place(leaf(58, 26, m.leaf), { x: -16, y: -176, turn: 160 }) +
    fill('M-70-128C-78-92-76-54-66-34C-58-30-58-38-60-50C-64-78-60-108-54-130Z', m.paper.white, 0.5) +
    fill(ellipse(0, -300, 36, 7), m.paper.white, 0.75)
  )
}

const bowl: Motif = {
  moods: ['day', 'warm', 'clear', 'dawn', 'dusk'],
  draw: (stage) => stillLife(stage, bowlDrawing(stage), 1.12),
}

const tea: Motif = {
  moods: ['dusk', 'warm', 'clear', 'dawn', 'day'],
  draw: (stage) => {
    const side = stage.random.pick([-1, 1] as const)
    const pot = place(potDrawing(stage), { x: side * 112, y: -14, scale: 1.1, flip: side > 0 })
    return stillLife(stage, pot + place(cupDrawing(stage), { x: side * -58, scale: 0.92 }), 1.05)
  },
}

const water: Motif = {
  moods: ['clear', 'day', 'warm', 'dawn', 'dusk'],
  draw: (stage) => {
    const side = stage.random.pick([-1, 1] as const)
    const carafe = place(carafeDrawing(stage), { x: side * 62, y: -8 })
    return stillLife(stage, carafe + place(glassDrawing(stage), { x: side * -84, y: 6, scale: 0.86 }), 1.05)
  },
}

export const crockery = { bowl, tea, water }
