import { cloud } from '../brush/air.ts'
import { hill, ridge } from '../brush/land.ts'
import { n, taper } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { land, sky, sunAt, weather } from '../settings/backdrop.ts'
import { cornerPlants, grove, smallTree } from '../settings/flora.ts'
import type { Stage } from '../stage.ts'
import type { Motif } from './motif.ts'

/** A peak with a lit and a shaded flank and snow; the origin is the middle of its foot. */
export function peak(stage: Stage, width: number, height: number, lit: string, dark: string): string {
  const { random, mood, ink } = stage
  const [w, h] = [width / 2, height]
  const tip = random.between(-0.12, 0.12) * w
  const outline = `M${n(-w)} 0L${n(-w * 0.55)} ${n(-h * 0.46)}Q${n(-w * 0.46)} ${n(-h * 0.52)} ${n(-w * 0.4)} ${n(-h * 0.6)}L${n(tip - 9)} ${n(-h + 7)}Q${n(tip)} ${n(-h - 5)} ${n(tip + 9)} ${n(-h + 7)}L${n(w * 0.44)} ${n(-h * 0.56)}Q${n(w * 0.5)} ${n(-h * 0.47)} ${n(w * 0.58)} ${n(-h * 0.42)}L${n(w)} 0Z`
  const flank = `M${n(tip)} ${n(-h - 4)}L${n(w)} ${n(-h)}V0H${n(w * 0.12)}L${n(w * 0.2)} ${n(-h * 0.28)}L${n(tip - w * 0.02)} ${n(-h * 0.5)}L${n(tip + w * 0.1)} ${n(-h * 0.72)}Z`
  const snow = `M${n(-w)} ${n(-h - 20)}H${n(w)}V${n(-h * 0.66)}L${n(tip + w * 0.28)} ${n(-h * 0.62)}L${n(tip + w * 0.15)} ${n(-h * 0.72)}L${n(tip + w * 0.02)} ${n(-h * 0.6)}L${n(tip - w * 0.12)} ${n(-h * 0.73)}L${n(tip - w * 0.24)} ${n(-h * 0.6)}L${n(-w)} ${n(-h * 0.66)}Z`
  const shadedSnow = mix(mood.paper.white, dark, 0.3)
  const snowOn = ink.within(outline, fill(snow, mood.paper.white) + ink.within(flank, fill(snow, shadedSnow)))
  const rock = ink.linear([
    [0, lit],
    [1, mix(lit, mood.sky[1], 0.35)],
  ])
  const wall = ink.linear([
    [0, dark],
    [1, mix(dark, mood.sky[1], 0.25)],
  ])
  return sheet(outline, rock, mood.shadow, 9, 0.03) + ink.within(outline, fill(flank, wall)) + snowOn
}

function drawMountain(stage: Stage): string {
  const { width, height, unit, random, cx, mood } = stage
  const foot = height * 0.74
  const side = random.pick([-1, 1] as const)
  const far = mix(mood.land[0], mood.sky[1], 0.25)
  const range =
    place(peak(stage, 460, 235, far, mix(far, mood.land[1], 0.6)), {
      x: cx - side * 280 * unit,
      y: foot,
      scale: unit,
    }) +
    place(peak(stage, 420, 200, far, mix(far, mood.land[1], 0.6)), {
      x: cx + side * 330 * unit,
      y: foot,
      scale: unit,
    }) +
    place(peak(stage, 640, random.between(390, 440), mix(mood.land[1], mood.land[0], 0.3), mood.land[2]), {
      x: cx,
      y: foot,
      scale: unit,
    })
  const first = land(stage, 1, 0.7, 22)
  const second = land(stage, 2, 0.79, 24)
  const third = land(stage, 3, 0.9, 14)
  const firs = { light: mood.land[2], dark: mood.land[3] }
  const nearFirs = Array.from({ length: 5 }, (_, index) => {
    const x = width * (side > 0 ? 0.04 + index * 0.05 : 0.96 - index * 0.05)
    const tones = { light: mood.land[3], dark: mix(mood.land[3], mood.shadow, 0.5) }
    return place(smallTree('fir', random.between(95, 150) * unit, tones, mood.deep), {
      x,
      y: third.line(x) + 6,
    })
  }).join('')
  const mist = cloud(cx - side * 170 * unit, foot - 120 * unit, 210 * unit, mood.cloud, 0.75)
  return (
    sky(stage) +
    sunAt(stage, 0.5 + side * random.between(0.16, 0.28), random.between(0.2, 0.3), 62) +
    weather(stage) +
    range +
    mist +
    first.drawing +
    grove(stage, first.line, side > 0 ? 0.55 : 0.1, side > 0 ? 0.9 : 0.45, firs, 54) +
    second.drawing +
    nearFirs +
    third.drawing
  )
}

function drawLake(stage: Stage): string {
  const { width, height, unit, random, mood, ink, cx } = stage
  const shore = height * random.between(0.54, 0.6)
  const sunX = random.pick([0.3, 0.5, 0.68])
  const far = ridge(random, width, shore - 90 * unit, 55 * unit)
  const near = ridge(random, width, shore - 34 * unit, 30 * unit)
  const water = ink.linear([
    [0, mix(mood.sky[2], mood.land[0], 0.25)],
    [0.5, mix(mood.sky[1], mood.land[1], 0.55)],
    [1, mood.land[2]],
  ])
  const lane = Array.from({ length: 8 }, (_, index) => {
    const y = shore + (14 + index * index * 3.6) * unit
    const reach = (30 + index * 13) * unit * random.between(0.6, 1.1)
    return `<rect x="${n(width * sunX - reach + random.between(-14, 14) * unit)}" y="${n(y)}" width="${n(reach * 2)}" height="${n((4 + index * 0.7) * unit)}" rx="${n((2 + index * 0.35) * unit)}" fill="${mood.sun.core}" opacity="${n(0.8 - index * 0.08)}"/>`
  }).join('')
  const mirror = fill(
    hill((x) => shore + (shore - near(x)) * 0.55, width, shore - 4),
    mood.land[1],
    0.28,
  )
  const boatX = cx + random.pick([-1, 1] as const) * 120 * unit
  const boat = place(
    fill(
      'M-74-22H74C66 2 44 12 24 12H-24C-44 12-66 2-74-22Z',
      ink.linear([
        [0, mood.accent.base],
        [1, mood.accent.deep],
      ]),
    ) +
      fill('M-74-22H74Q73-15 70-12H-70Q-73-15-74-22Z', mood.accent.light) +
      fill(
        taper(
          [
            [-4, -20],
            [0, -90],
            [2, -170],
          ],
          () => 4,
        ),
        mood.deep,
      ) +
      fill('M8-166C60-126 78-76 76-36H8Z', mood.paper.white) +
      fill('M-6-150C-44-112-58-72-58-36H-6Z', mood.paper.shade) +
      fill('M-66 14H66C52 24 24 28 0 28S-52 24-66 14Z', mood.deep, 0.16),
    { x: boatX, y: shore + 96 * unit, scale: unit * 1.2 },
  )
  const bank = land(stage, 3, 0.95, 12)
  return (
    sky(stage) +
    sunAt(stage, sunX, shore / height - random.between(0.16, 0.26), random.between(62, 86)) +
    weather(stage) +
    sheet(hill(far, width, shore), mood.land[0], mood.shadow, 8 * unit, 0.04) +
    sheet(hill(near, width, shore), mood.land[1], mood.shadow, 8 * unit, 0.04) +
    grove(stage, near, 0.06, 0.4, { light: mood.land[2], dark: mood.land[3] }, 50) +
    `<rect x="-10" y="${n(shore)}" width="${n(width + 20)}" height="${n(height)}" fill="${water}"/>` +
    mirror +
    lane +
    boat +
    bank.drawing +
    cornerPlants(stage, mood.plant)
  )
}

const mountain: Motif = { moods: ['dawn', 'day', 'dusk', 'clear', 'warm'], draw: drawMountain }

const lake: Motif = { moods: ['dusk', 'dawn', 'clear', 'warm', 'day'], draw: drawLake }

export const outdoors = { mountain, lake }
