import { sidePaint } from '../brush/ball.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { circle, slab } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { land, sky, weather } from '../settings/backdrop.ts'
import { cornerPlants } from '../settings/flora.ts'
import type { Stage } from '../stage.ts'
import type { Motif } from './motif.ts'

function planter(stage: Stage): string {
  const { mood: m, ink } = stage
  return (
    sprig({ kind: 'round', height: 110, lean: 6, tones: m.plant, fruit: m.accent.base }) +
    place(leaf(48, 24, m.plant), { turn: -140 }) +
    place(leaf(48, 24, m.plant), { turn: -40 }) +
    place(fill('M-24-30H24L17 0H-17Z', sidePaint(ink, m.accent.base, m.accent.deep)), { y: 28 })
  )
}

function drawStairs(stage: Stage): string {
  const { unit, height, random, mood: m, cx, ink } = stage
  const count = random.whole(5, 6)
  const rise = 37
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const tint = isDark ? m.land[1] : m.land[0]
  const steps = Array.from({ length: count }, (_, index) => {
    const half = 104 + index * 34
    const y = -(count - index) * rise
    const tread = mix(m.paper.white, tint, 0.1 + index * 0.07)
    return (
      fill(slab(-half, y, half * 2, rise + 10, 7, 0), mix(tread, m.land[2], 0.42)) +
      fill(slab(-half - 5, y, half * 2 + 10, 13, 6.5), tread)
    )
  }).join('')
  const top = -count * rise
  const gate = slab(-104, top - 262, 208, 266, 104, 0)
  const door = slab(-80, top - 238, 160, 240, 80, 0)
  const view =
    fill(
      door,
      ink.linear([
        [0, m.sky[0]],
        [0.55, mix(m.sky[2], m.accent.light, 0.5)],
        [1, m.accent.light],
      ]),
    ) +
    fill(circle(0, top - 92, 76), m.accent.light, 0.6) +
    fill(
      circle(0, top - 92, 50),
      ink.linear([
        [0, m.accent.base],
        [1, m.accent.deep],
      ]),
    ) +
    fill(
      `M-90 ${top - 62}C-40 ${top - 92} 0 ${top - 56} 40 ${top - 66}S80 ${top - 70} 90 ${top - 60}V${top + 4}H-90Z`,
      m.land[1],
    ) +
    fill(`M-90 ${top - 28}C-30 ${top - 52} 30 ${top - 20} 90 ${top - 40}V${top + 4}H-90Z`, m.land[2])
  const shine = ink.linear([
    [0, m.accent.light, 0.55],
    [1, m.accent.light, 0],
  ])
  const light = fill(`M-80 ${top}H80L150 0H-150Z`, shine)
  const side = random.pick([-1, 1] as const)
  const motif =
    sheet(gate, sidePaint(ink, m.paper.white, m.paper.shade), m.shadow, 9) +
    ink.within(door, view) +
    steps +
    light +
    place(planter(stage), { x: side * 176, y: top + rise * 2 - 27 }) +
    place(planter(stage), { x: side * -210, y: top + rise * 3 - 27, scale: 0.85 })
  return (
    sky(stage) +
    weather(stage) +
    land(stage, 0, 0.56, 36).drawing +
    land(stage, 1, 0.68, 28).drawing +
    land(stage, 2, 0.78, 20).drawing +
    place(motif, { x: cx, y: height * 0.95, scale: unit * 1.12 }) +
    land(stage, 3, 0.93, 10).drawing +
    cornerPlants(stage, m.plant)
  )
}

export const stairs: Motif = { moods: ['clear', 'dusk', 'warm', 'dawn', 'day'], draw: drawStairs }
