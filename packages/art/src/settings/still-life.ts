import { cloud, stars, sun } from '../brush/air.ts'
import { blob } from '../brush/blob.ts'
import { hill, ridge } from '../brush/land.ts'
import { circle, ellipse, n, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { bunch } from './flora.ts'

function windowBehind(stage: Stage, cx: number, top: number, foot: number, half: number): string {
  const { ink, mood, random, unit } = stage
  const frame = slab(cx - half, top, half * 2, foot - top, half, 0)
  const inset = 15 * unit
  const pane = slab(cx - half + inset, top + inset, half * 2 - inset * 2, foot - top, half - inset, 0)
  const air = ink.linear([
    [0, mood.sky[0]],
    [0.35, mood.sky[1]],
    [0.75, mood.sky[2]],
  ])
  const span = half * 2
  const far = ridge(random, span, top + (foot - top) * 0.62, 22 * unit)
  const near = ridge(random, span, top + (foot - top) * 0.76, 26 * unit)
  const view =
    fill(pane, air) +
    (mood.name === 'dusk'
      ? place(stars(random, span, (foot - top) * 0.5, mood.accent.light, unit), { x: cx - half, y: top })
      : cloud(
          cx + half * random.between(-0.5, 0.5),
          top + (foot - top) * 0.35,
          110 * unit,
          mood.cloud,
          0.8,
        )) +
    sun(
      ink,
      cx + half * random.between(-0.55, 0.55),
      top + (foot - top) * 0.45,
      40 * unit,
      mood.sun.core,
      mood.sun.rim,
    ) +
    place(
      sheet(hill(far, span, foot), mood.land[0], mood.shadow, 8 * unit, 0.04) +
        sheet(hill(near, span, foot), mood.land[1], mood.shadow, 8 * unit, 0.04),
      { x: cx - half },
    )
  return (
    sheet(frame, mix(mood.paper.white, mood.sky[1], 0.1), mood.shadow, 12 * unit) + ink.within(pane, view)
  )
}

function wall({ width, height, ink, mood }: Stage): string {
  const { name, sky } = mood
  const tone = name === 'dusk' ? mood.cloth[2] : name === 'clear' ? mood.cloth[0] : sky[1]
  const paint = ink.linear([
    [0, mix(tone, name === 'dusk' ? '#000000' : sky[0], 0.22)],
    [1, mix(tone, mood.paper.white, name === 'dusk' ? 0.04 : 0.3)],
  ])
  return `<rect width="${n(width)}" height="${n(height)}" fill="${paint}"/>`
}

function table(stage: Stage, y: number): string {
  const { width, height, unit, ink, mood, random } = stage
  const bow = random.between(8, 26) * unit
  const tilt = random.between(-7, 7) * unit
  const edge = (drop: number) =>
    `M-20 ${n(y + drop + tilt)}Q${n(width / 2)} ${n(y + drop - bow * 2)} ${n(width + 20)} ${n(y + drop - tilt)}V${n(height + 20)}H-20Z`
  const paint = ink.linear([
    [0, mix(mood.table, mood.paper.white, 0.16)],
    [0.6, mood.table],
  ])
  return sheet(edge(0), paint, mood.shadow, 14 * unit, 0.04) + fill(edge(74 * unit), mood.shadow, 0.1)
}

/** A thing on a table: wall, window or sun or paper shape behind it, sprigs to its side, the thing in the middle. */
export function stillLife(stage: Stage, motif: string, size = 1): string {
  const scale = size * 1.12
  const { width, height, unit, ink, mood, random, cx } = stage
  const y = height * random.between(0.71, 0.77)
  const floor = y + 40 * unit
  const side = random.pick([-1, 1] as const)
  const behind = random.pick(['window', 'sun', 'paper', 'window'] as const)
  const half = unit * random.between(176, 205)
  const off = cx + side * -1 * unit * random.between(20, 70)
  let drawing = wall(stage)
  if (behind === 'window') drawing += windowBehind(stage, off, y - half * 2.15, y + 30 * unit, half)
  if (behind === 'sun') drawing += sun(ink, cx, y - 165 * unit, 205 * unit, mood.sun.core, mood.sun.rim)
  if (behind === 'paper') {
    const cut = (grow: number) =>
      blob(random, off, y - 150 * unit, 235 * grow * unit, 205 * grow * unit, 0.09)
    drawing += sheet(cut(1.22), mix(mood.sky[1], mood.cloth[0], 0.55), mood.shadow, 13 * unit, 0.035)
    drawing += sheet(
      cut(0.92),
      ink.linear([
        [0, mood.sky[0]],
        [1, mood.sky[2]],
      ]),
      mood.shadow,
      13 * unit,
      0.035,
    )
    drawing += fill(circle(off - side * 60 * unit, y - 225 * unit, 42 * unit), mood.sun.rim)
  }
  const plants = cx + side * unit * random.between(225, 265)
  drawing += bunch(stage, plants, y + 22 * unit, random.between(230, 300), side * 0.8, mood.plant)
  drawing += table(stage, y)
  if (width > height * 1.2 && random.chance(0.7)) {
    drawing += bunch(stage, cx - side * unit * 430, height * 1.03, 200, side, {
      light: mood.plant.dark,
      dark: mix(mood.plant.dark, mood.shadow, 0.4),
    })
  }
  const contact = ink.radial([
    [0, mood.shadow, 0.34],
    [0.6, mood.shadow, 0.14],
    [1, mood.shadow, 0],
  ])
  drawing += fill(ellipse(cx + 12 * unit, floor + 2 * unit, 215 * unit * scale, 26 * unit), contact)
  return drawing + place(motif, { x: cx, y: floor, scale: unit * scale })
}
