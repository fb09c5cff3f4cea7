import { ball, roundPaint, sidePaint } from '../brush/ball.ts'
import { leaf } from '../brush/leaf.ts'
import { circle, ellipse, n, slab } from '../brush/path.ts'
import { dots, fill, place, sheet, stroke } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { foodTones } from '../food/tones.ts'
import { flatLay } from '../settings/flat-lay.ts'
import { stillLife } from '../settings/still-life.ts'
import type { Stage } from '../stage.ts'
import { IRON, WOOD } from '../tones.ts'
import type { Motif } from './motif.ts'

const ring = (count: number, r: number, turn = 0): [number, number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + turn
    return [Math.cos(angle) * r, Math.sin(angle) * r, (angle * 180) / Math.PI]
  })

/** Half vegetables, a quarter grain, a quarter protein: the plate the course teaches. */
function plateDrawing({ ink, mood: m, random }: Stage): string {
  const t = foodTones(m)
  const pale = { light: t.pale.dark, dark: t.green.light }
  const greens = Array.from({ length: 15 }, (_, index) => {
    const angle = 95 + (index / 14) * 170
    const out = (angle * Math.PI) / 180
    const r = index % 2 ? 34 : 62
    return place(leaf(random.between(66, 84), 42, index % 3 ? t.green : pale), {
      x: Math.cos(out) * r,
      y: Math.sin(out) * r,
      turn: angle + random.between(-24, 24),
    })
  }).join('')
  const grains = Array.from({ length: 90 }, (): [number, number] => {
    const [angle, r] = [random.between(-1.5, -0.06), Math.sqrt(random.between(0.02, 1)) * 112]
    return [14 + Math.cos(angle) * r, -10 + Math.sin(angle) * r]
  })
  const quarter = 'M12-8V-128A122 122 0 0 1 132-8Z'
  const fish = 'M20 18C44 2 106 4 126 26C128 66 96 108 56 120C36 122 22 104 18 84C12 60 10 30 20 18Z'
  const tomato = (x: number, y: number, r: number) =>
    ball(ink, x, y, r, t.red.light, t.red.dark) +
    fill(circle(x - r * 0.3, y - r * 0.3, r * 0.2), m.paper.white, 0.55)
  const cutlery = (x: number, path: string) =>
    place(sheet(path, sidePaint(ink, m.paper.white, m.paper.shade), m.shadow, 6), { x })
  const fork =
    'M-8 150V-10C-30-20-34-50-32-110Q-27-116-22-110V-60H-15V-112Q-10-118-5-112V-60H2H5V-112Q10-118 15-112V-60H22V-110Q27-116 32-110C34-50 30-20 8-10V150Q0 162-8 150Z'
  const knife = 'M-9 150V10L-14 4C-18-60-8-120 12-140Q18-142 18-132V150Q4 164-9 150Z'
  return (
    cutlery(-262, fork) +
    cutlery(258, knife) +
    sheet(circle(0, 0, 200), roundPaint(ink, m.paper.white, m.paper.shade), m.shadow, 12) +
    fill(circle(0, 0, 156), mix(m.paper.shade, m.paper.white, 0.2)) +
    fill(circle(3, 4, 150), m.paper.white) +
    ink.within(circle(0, 0, 146), greens) +
    fill(quarter, t.gold.light) +
    dots(grains, t.gold.dark, 8, 0.9) +
    dots(grains.slice(0, 40), m.paper.white, 5, 0.7) +
    fill(
      fish,
      ink.linear(
        [
          [0, t.orange.light],
          [1, mix(t.orange.dark, t.red.light, 0.5)],
        ],
        60,
      ),
    ) +
    stroke('M34 34Q70 30 108 42M30 58Q66 54 104 70M34 84Q58 80 86 94', t.cream.light, 4, 0.6) +
    tomato(-54, -30, 19) +
    tomato(-84, 34, 17) +
    tomato(-32, 70, 15) +
    place(leaf(40, 20, t.green), { x: 62, y: 76, turn: -50 })
  )
}

function panDrawing({ ink, mood: m, random }: Stage): string {
  const t = foodTones(m)
  const ringSlice = (x: number, y: number, r: number) =>
    fill(circle(x, y, r), t.green.dark) +
    fill(circle(x, y, r * 0.86), mix(t.pale.light, m.paper.white, 0.4)) +
    ring(5, r * 0.42, x)
      .map(([sx, sy, turn]) =>
        place(fill(ellipse(0, 0, r * 0.14, r * 0.07), t.green.light, 0.6), { x: x + sx, y: y + sy, turn }),
      )
      .join('')
  const mushroom = (x: number, y: number, turn: number) =>
    place(
      fill('M-11 4L-8 38Q0 44 8 38L11 4Z', t.cream.dark) +
        fill('M-34 8C-36-30 36-30 34 8Q0 20-34 8Z', mix(t.cream.dark, t.brown.light, 0.6)) +
        fill('M-12 5Q0 12 12 5L8 36Q0 42-8 36Z', m.paper.white, 0.6),
      { x, y, turn },
    )
  const tomato = (x: number, y: number, r: number) =>
    fill(circle(x, y, r), t.red.dark) +
    fill(circle(x, y, r * 0.84), t.red.light) +
    ring(3, r * 0.42, y)
      .map(([sx, sy]) => fill(circle(x + sx, y + sy, r * 0.26), t.gold.light, 0.85))
      .join('')
  const spread = random.between(-0.6, 0.6)
  const outer = ring(7, 96, spread)
    .map(([x, y, turn], index) =>
      index % 3 === 0 ? mushroom(x, y, turn + 40) : index % 3 === 1 ? ringSlice(x, y, 37) : tomato(x, y, 35),
    )
    .join('')
  return (
    place(
      sheet(
        slab(150, -24, 210, 48, 22),
        ink.linear([
          [0, WOOD.light],
          [1, WOOD.base],
        ]),
        m.shadow,
        9,
      ) +
        fill(circle(332, 0, 9), WOOD.pale, 0.8) +
        fill(slab(146, -31, 40, 62, 8), mix(IRON, m.shadow, 0.35)),
      { turn: random.pick([-34, -22, 28] as const) },
    ) +
    sheet(
      circle(0, 0, 184),
      roundPaint(ink, mix(IRON, m.paper.white, 0.3), mix(IRON, m.shadow, 0.3)),
      m.shadow,
      12,
    ) +
    fill(circle(0, 0, 160), mix(IRON, m.shadow, 0.5)) +
    fill(
      circle(0, 0, 160),
      ink.linear(
        [
          [0, m.shadow, 0.35],
          [1, m.paper.white, 0.16],
        ],
        50,
      ),
    ) +
    outer +
    ringSlice(8, -6, 40) +
    tomato(-46, 20, 26) +
    [20, 150, 265]
      .map((turn) =>
        place(leaf(62, 30, t.green), { x: n(turn) ? 20 - turn * 0.1 : 0, y: -20 + turn * 0.2, turn }),
      )
      .join('')
  )
}

function basketDrawing({ ink, mood: m, random }: Stage): string {
  const body = 'M-156-128H156L130-14Q126 0 110 0H-110Q-126 0-130-14Z'
  const t = foodTones(m)
  const straw = { light: mix(WOOD.pale, WOOD.light, 0.6), dark: WOOD.base }
  const weave = [0, 1, 2, 3, 4]
    .map((row) =>
      Array.from({ length: 9 }, (_, index) =>
        fill(
          slab(-176 + index * 42 + (row % 2) * 21, -123 + row * 25, 40.5, 23.5, 11),
          (row + index) % 2 ? straw.light : mix(straw.light, straw.dark, 0.22),
        ),
      ).join(''),
    )
    .join('')
  const carrot = (x: number, turn: number) =>
    place(
      [-108, -90, -70].map((spread) => place(leaf(86, 22, t.green), { y: -52, turn: spread })).join('') +
        fill(
          'M-26-42C-24-62 24-62 26-42C26 0 12 60 0 90C-12 60-26 0-26-42Z',
          ink.linear(
            [
              [0, t.orange.light],
              [1, t.orange.dark],
            ],
            0,
          ),
        ),
      { x, y: -140, turn },
    )
  const lettuce = [-160, -135, -112, -90, -66, -42, -20]
    .map((turn, index) =>
      place(leaf(92, 62, index % 2 ? t.green : { light: t.pale.dark, dark: t.green.light }), {
        x: 56,
        y: -132,
        turn,
      }),
    )
    .join('')
  const bread = place(
    fill(
      slab(-30, -168, 60, 210, 30),
      ink.linear(
        [
          [0, mix(t.gold.light, t.brown.light, 0.45)],
          [1, t.brown.light],
        ],
        0,
      ),
    ) +
      [-130, -92, -54]
        .map((y) => fill(`M-16 ${y}Q4 ${y - 16} 20 ${y - 22}Q8 ${y - 2}-16 ${y}Z`, m.paper.white, 0.7))
        .join(''),
    { x: -98, y: -112, turn: -16 },
  )
  const apple = (x: number, y: number, { light, dark }: { light: string; dark: string }) =>
    ball(ink, x, y, 38, light, dark) + fill(ellipse(x - 13, y - 15, 8, 5), m.paper.white, 0.4)
  const handle =
    stroke('M-140-124C-150-330 150-330 140-124', straw.dark, 17) +
    stroke('M-140-126C-150-326 150-326 140-126', straw.light, 7, 0.8)
  const isMirrored = random.chance(0.5)
  const goods =
    bread + lettuce + carrot(-30, -10) + carrot(18, 12) + apple(-66, -136, t.red) + apple(118, -138, t.red)
  return (
    place(goods, { flip: isMirrored }) +
    handle +
    fill(body, straw.dark) +
    ink.within(
      body,
      weave +
        fill(
          body,
          ink.linear(
            [
              [0, straw.dark, 0],
              [1, straw.dark, 0.75],
            ],
            20,
          ),
        ),
    ) +
    sheet(slab(-166, -142, 332, 28, 14), sidePaint(ink, straw.light, straw.dark), m.shadow, 5)
  )
}

const plate: Motif = {
  moods: ['clear', 'warm', 'dusk', 'day', 'dawn'],
  draw: (stage) => flatLay(stage, plateDrawing(stage), 1.06),
}

const pan: Motif = {
  moods: ['warm', 'clear', 'day', 'dawn', 'dusk'],
  draw: (stage) =>
    flatLay(stage, place(panDrawing(stage), { x: stage.cx < stage.width / 2 ? -30 : -50 }), 1.12),
}

const basket: Motif = {
  moods: ['dawn', 'day', 'clear', 'warm', 'dusk'],
  draw: (stage) => stillLife(stage, basketDrawing(stage), 1.12),
}

export const kitchen = { plate, pan, basket }
