import { sidePaint } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse, slab } from '../brush/path.ts'
import { fill, place, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { landscape } from '../settings/landscape.ts'
import type { Stage } from '../stage.ts'
import type { Motif } from './motif.ts'

function shoe({ ink, mood: m }: Stage, light: string, dark: string, trim: string): string {
  const upper =
    'M-138-30C-142-70-140-112-130-140C-122-158-106-152-94-148C-76-142-56-146-44-160C-34-166-22-160-20-148C-10-116 34-92 82-80C120-70 146-54 148-28Z'
  const emblem = [-62, -14]
    .map((turn) => place(leaf(74, 32, { light: trim, dark: mix(trim, dark, 0.3) }), { x: -58, y: -52, turn }))
    .join('')
  return (
    fill('M-44-160C-34-176-12-178-4-164C6-132 20-112 40-104L-20-120Z', mix(dark, '#000000', 0.12)) +
    fill(upper, sidePaint(ink, light, dark)) +
    ink.within(
      upper,
      fill('M-150-20V-150C-112-150-96-100-106-20Z', trim) +
        fill('M78-92C94-62 98-46 96-20H160V-92Z', mix(light, m.paper.white, 0.25), 0.55) +
        emblem +
        fill('M-94-148C-76-142-56-146-44-160L-38-150C-52-134-76-130-98-136Z', dark, 0.7),
    ) +
    [0, 1, 2, 3]
      .map((row) =>
        stroke(
          `M${-28 + row * 21} ${-142 + row * 17}L${-4 + row * 22} ${-150 + row * 19}`,
          m.paper.white,
          7.5,
        ),
      )
      .join('') +
    fill('M-144-36H150C162-36 164-16 154-8C146-2 130 0 110 0H-118C-138 0-148-16-144-36Z', m.paper.white) +
    fill('M-146-18H158C156-4 138 2 112 2H-118C-134 2-144-6-146-18Z', trim)
  )
}

function drawShoes(stage: Stage): string {
  const { unit, random, mood: m, cx, ink } = stage
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const isWarm = random.chance(0.5)
  const cool: [string, string, string] = isDark
    ? [m.soft, m.mid, m.accent.base]
    : [m.mid, m.fabric.dark, m.accent.base]
  const warm: [string, string, string] = [m.accent.base, m.accent.deep, m.deep]
  const [light, dark, trim] = isWarm ? warm : cool
  const contact = fill(
    ellipse(26, 0, 216, 22),
    ink.radial([
      [0, m.shadow, 0.4],
      [0.65, m.shadow, 0.18],
      [1, m.shadow, 0],
    ]),
  )
  const back = place(shoe(stage, mix(light, dark, 0.4), mix(dark, '#000000', 0.1), trim), {
    x: 62,
    y: -34,
    scale: 0.94,
  })
  const pair = contact + back + place(shoe(stage, light, dark, trim), { x: -42 })
  return landscape(stage, {
    front: ({ near }) =>
      place(pair, { x: cx, y: near(cx) + 52 * unit, scale: unit * 1.36, flip: random.chance(0.5) }),
    nearAt: 0.84,
    sunSize: 105,
  })
}

function bicycle(stage: Stage): string {
  const { mood: m, ink, random } = stage
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const frame = random.chance(0.5) || isDark ? m.accent.base : m.accent.deep
  const tyre = isDark ? m.paper.white : m.deep
  const wheel = (x: number) => {
    const spokes = Array.from({ length: 6 }, (_, index) =>
      place(fill(slab(-1, -84, 2, 168, 1), m.paper.white, 0.45), { turn: index * 30 }),
    ).join('')
    return place(
      fill(circle(0, 0, 86), m.paper.white, 0.14) +
        spokes +
        `<circle r="88" fill="none" stroke="${tyre}" stroke-width="10"/><circle r="79" fill="none" stroke="${m.accent.light}" stroke-width="3" opacity=".7"/>` +
        fill(circle(0, 0, 11), tyre),
      { x, y: -94 },
    )
  }
  const tube = (path: string, width = 11, paint = frame) => stroke(path, paint, width)
  const basket =
    [-70, -96, -118, -48, -136]
      .map((turn, index) =>
        place(leaf(54 + (index % 2) * 12, 25, m.leaf), { x: 148 + index * 5, y: -262, turn }),
      )
      .join('') +
    [
      [136, -292],
      [166, -304],
      [188, -284],
    ]
      .map(
        ([x, y]) =>
          fill(circle(x ?? 0, y ?? 0, 13), m.accent.light) + fill(circle(x ?? 0, y ?? 0, 5), m.accent.deep),
      )
      .join('') +
    fill(
      'M118-264H212L200-212Q198-204 190-204H138Q130-204 128-212Z',
      ink.linear([
        [0, mix(m.accent.light, m.accent.base, 0.5)],
        [1, m.accent.deep],
      ]),
    ) +
    fill(slab(112, -272, 106, 14, 7), mix(m.accent.light, m.accent.base, 0.3))
  return (
    wheel(-142) +
    wheel(142) +
    tube('M-142-94L-46-98L-76-208M-142-94L-72-194') +
    tube('M-46-98C20-110 70-150 98-214') +
    tube('M-72-190C-10-176 50-150 98-214', 0.1) +
    tube('M142-94L102-226L96-262C94-276 74-280 58-276', 10) +
    tube('M-66-170C-20-150 40-150 88-196', 9) +
    fill(slab(-118, -226, 80, 19, 9), m.name === 'dusk' ? m.mid : m.deep) +
    fill(circle(-46, -98, 22), tyre) +
    fill(circle(-46, -98, 13), frame) +
    tube('M-46-98L-24-66', 7, tyre) +
    fill(slab(-42, -68, 34, 9, 4), tyre) +
    fill(slab(42, -284, 34, 14, 7), m.name === 'dusk' ? m.mid : m.deep) +
    `<path d="M-236-120A97 97 0 0 1-74-164" fill="none" stroke="${frame}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M70-160A97 97 0 0 1 222-148" fill="none" stroke="${frame}" stroke-width="7" stroke-linecap="round"/>` +
    basket
  )
}

function drawBike(stage: Stage): string {
  const { unit, cx, random, mood: m, ink } = stage
  const contact = fill(
    ellipse(0, -2, 270, 16),
    ink.radial([
      [0, m.shadow, 0.4],
      [1, m.shadow, 0],
    ]),
  )
  return landscape(stage, {
    front: ({ near }) =>
      place(contact + bicycle(stage), {
        x: cx,
        y: near(cx) + 34 * unit,
        scale: unit * 1.14,
        flip: random.chance(0.4),
      }),
    nearAt: 0.82,
    sunSize: 96,
  })
}

const shoes: Motif = { moods: ['day', 'dawn', 'clear', 'warm', 'dusk'], draw: drawShoes }

const bike: Motif = { moods: ['warm', 'clear', 'day', 'dusk', 'dawn'], draw: drawBike }

export const gear = { shoes, bike }
