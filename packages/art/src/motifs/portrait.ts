import { circle, ellipse } from '../brush/path.ts'
import { fill, place } from '../brush/shape.ts'
import { type Colour, mix } from '../colour.ts'
import { sunAt } from '../settings/backdrop.ts'
import { landscape } from '../settings/landscape.ts'
import type { Stage } from '../stage.ts'
import { SKIN, SOIL } from '../tones.ts'
import type { Motif } from './motif.ts'

type Hair = 'bun' | 'long' | 'short' | 'curls' | 'bald'

const HAIRS: readonly [Hair, ...Hair[]] = ['long', 'short', 'bun', 'curls', 'bald']

const BEHIND: Record<Hair, string> = {
  bun: circle(0, -322, 46),
  long: 'M-104-190C-124-348 124-348 104-190C110-120 122-60 104-10Q0 20-104-10C-122-60-110-120-104-190Z',
  short: '',
  curls: [
    [-78, -262],
    [-40, -306],
    [14, -318],
    [64, -294],
    [92, -248],
    [-98, -206],
    [104, -196],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 44))
    .join(''),
  bald: '',
}

const FRINGE: Record<Hair, string> = {
  bun: 'M-90-190C-104-330 104-330 90-190C70-252 30-262 0-262S-70-252-88-190Z',
  long: 'M-96-150C-116-344 116-344 96-150C84-214 50-250-8-262C-44-240-80-206-92-150Z',
  short: 'M-90-196C-104-318 106-322 90-196C80-238 56-254 20-250C-24-246-66-262-90-196Z',
  curls: 'M-92-204C-100-336 100-336 92-204C60-250-60-250-88-204Z',
  bald: '',
}

/** Seen from the front, to the chest, without a face, so that everyone may see themselves. */
function drawPortrait(stage: Stage): string {
  const { unit, random, mood: m, cx, ink } = stage
  const hair = random.pick(HAIRS)
  const skin = random.pick([
    mix(SKIN.base, SKIN.light, 0.35),
    mix(SKIN.base, SKIN.deep, 0.25),
    mix(SKIN.deep, SOIL, 0.4),
  ] as const)
  const tone: Colour = random.pick([
    mix(m.deep, '#000000', 0.15),
    mix(m.deep, m.accent.deep, 0.35),
    m.paper.shade,
  ])
  const [light, dark] = random.pick([
    [m.paper.white, m.paper.shade],
    [m.accent.base, m.accent.deep],
    [m.soft, m.mid],
  ] as const)
  const top = ink.linear([
    [0, light],
    [1, dark],
  ])
  const person =
    fill(BEHIND[hair], mix(tone, '#000000', 0.12)) +
    fill(
      'M-230 190C-236 60-200 6-120-14C-80-24-48-34-46-60H46C48-34 80-24 120-14C200 6 236 60 230 190Z',
      top,
    ) +
    fill('M0-30C80-24 120-14 120-14C200 6 236 60 230 190H96C110 90 80 10 0-30Z', dark, 0.35) +
    fill('M-46-62V-100H46V-62C46-6-46-6-46-62Z', mix(skin, SKIN.deep, 0.3)) +
    fill(ellipse(0, -176, 88, 104), skin) +
    fill(FRINGE[hair], tone)
  return landscape(stage, {
    behind: () => sunAt(stage, cx / stage.width, 0.42, 190),
    front: () => place(person, { x: cx, y: stage.height - 170 * unit, scale: unit * 1.18 }),
    sunSize: 0,
    nearAt: 0.9,
  })
}

export const portrait: Motif = { moods: ['warm', 'day', 'dawn', 'clear'], draw: drawPortrait }
