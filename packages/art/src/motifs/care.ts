import { blob } from '../brush/blob.ts'
import { leaf, sprig } from '../brush/leaf.ts'
import { type Point, taper } from '../brush/path.ts'
import { fill, place, sheet } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { sky, sunAt, weather } from '../settings/backdrop.ts'
import { cornerPlants } from '../settings/flora.ts'
import { landscape } from '../settings/landscape.ts'
import type { Stage } from '../stage.ts'
import { SKIN, SOIL } from '../tones.ts'
import type { Motif } from './motif.ts'

/** A heart with its tip at the origin, about 200 wide. */
const HEART =
  'M0 0C-34-36-108-80-108-142C-108-186-76-206-50-206C-26-206-8-194 0-174C8-194 26-206 50-206C76-206 108-186 108-142C108-80 34-36 0 0Z'

function drawHeart(stage: Stage): string {
  const { unit, width, height, random, mood: m, cx, ink } = stage
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const outer = isDark ? m.land[3] : m.land[2]
  const inner = mix(m.accent.light, m.paper.white, 0.25)
  const floor = height * 0.8
  const heart = (scale: number, drop: number, paint: string, reach: number) =>
    place(sheet(HEART, paint, m.shadow, reach / scale, 0.035), {
      x: cx,
      y: floor - (drop + 30) * unit,
      scale: scale * unit,
    })
  const layers = [0, 1, 2, 3]
    .map((index) => {
      const tone =
        [
          mix(outer, m.land[0], 0.15),
          mix(outer, m.land[0], 0.6),
          mix(m.accent.base, m.accent.deep, 0.35),
          m.accent.base,
        ][index] ?? inner
      return heart(
        2 - index * 0.33,
        index * 31,
        ink.linear(
          [
            [0, mix(tone, m.paper.white, 0.16)],
            [1, tone],
          ],
          70,
        ),
        13,
      )
    })
    .join('')
  const glow = heart(
    0.68,
    124,
    ink.linear([
      [0, m.paper.white],
      [1, inner],
    ]),
    12,
  )
  const cuts = [1.5, 1.2].map((grow, index) =>
    sheet(
      blob(random, cx, height * 0.52, width * 0.34 * grow, height * 0.42 * grow, 0.08),
      mix(m.sky[1], m.cloth[0], 0.2 + index * 0.25),
      m.shadow,
      13 * unit,
      0.03,
    ),
  )
  const twig = (turn: number, size: number) =>
    place(
      sprig({
        kind: random.pick(['willow', 'round', 'berry'] as const),
        height: size,
        lean: turn * 0.9,
        tones: m.plant,
        fruit: m.accent.light,
      }),
      { x: cx, y: floor + 44 * unit, turn, scale: unit },
    )
  const plants = [-74, 74, -46, 46].map((turn) => twig(turn, Math.abs(turn) > 60 ? 230 : 200)).join('')
  return (
    sky(stage) +
    cuts.join('') +
    (m.name === 'dusk' ? weather(stage) : '') +
    layers +
    glow +
    plants +
    cornerPlants(stage, m.plant)
  )
}

/** The left hand; the origin is between the wrists. */
function cuppedHand(stage: Stage, skin: string, shadeTone: string, sleeve: string, cuff: string): string {
  const { mood: m } = stage
  const finger = (points: readonly Point[], width: number, paint: string) =>
    fill(
      taper(points, (share) => width * (1 - share * 0.34)),
      paint,
    )
  return (
    finger(
      [
        [-70, -96],
        [-128, -136],
        [-176, -196],
        [-196, -248],
      ],
      40,
      shadeTone,
    ) +
    finger(
      [
        [-64, -84],
        [-120, -116],
        [-166, -170],
        [-182, -222],
      ],
      42,
      mix(skin, shadeTone, 0.6),
    ) +
    finger(
      [
        [-58, -72],
        [-112, -96],
        [-152, -144],
        [-164, -194],
      ],
      44,
      mix(skin, shadeTone, 0.3),
    ) +
    fill('M-4 60H-96C-128 10-150-40-160-98C-166-140-130-150-112-120C-88-92-40-74 0-66Z', skin) +
    finger(
      [
        [-104, -84],
        [-100, -122],
        [-84, -152],
        [-62, -170],
      ],
      46,
      mix(skin, m.paper.white, 0.1),
    ) +
    sheet('M-6 120V20Q-60 6-112 24Q-150 70-176 150H-6Z', sleeve, m.shadow, 7, 0.03) +
    sheet('M-2 44V6Q-62-14-122 16Q-132 24-128 36L-120 52Q-60 20-2 44Z', cuff, m.shadow, 4, 0.03)
  )
}

function drawHands(stage: Stage): string {
  const { unit, height, random, mood: m, cx, ink } = stage
  const skin = mix(SKIN.base, SKIN.deep, 0.2)
  const shadeTone = mix(SKIN.deep, m.deep, 0.08)
  const isDark = m.name === 'dusk' || m.name === 'clear'
  const sleeve = ink.linear([
    [0, isDark ? m.mid : m.fabric.light],
    [1, isDark ? m.deep : m.fabric.dark],
  ])
  const cuff = isDark ? m.soft : m.paper.white
  const hand = cuppedHand(stage, skin, shadeTone, sleeve, cuff)
  const isSprout = random.chance(0.6)
  const sprout =
    fill('M-92-92C-70-126-30-134 0-134S70-126 92-92Q0-40-92-92Z', SOIL) +
    fill(
      taper(
        [
          [0, -122],
          [-5, -180],
          [3, -246],
        ],
        (share) => 13 - share * 5,
      ),
      m.leaf.dark,
    ) +
    place(leaf(122, 62, m.leaf), { x: 2, y: -236, turn: -38 }) +
    place(leaf(112, 58, { light: m.leaf.dark, dark: m.leaf.light }), { x: 1, y: -230, turn: -146 }) +
    place(leaf(66, 32, m.leaf), { x: 1, y: -248, turn: -92 }) +
    place(leaf(58, 28, m.leaf), { x: -3, y: -176, turn: -28 })
  const warm = place(
    sheet(
      HEART,
      ink.linear([
        [0, m.accent.base],
        [1, m.accent.deep],
      ]),
      m.shadow,
      8,
      0.03,
    ),
    { y: -96, scale: 1 },
  )
  return landscape(stage, {
    behind: () => sunAt(stage, cx / stage.width, 0.4, 165),
    front: () =>
      place((isSprout ? sprout : warm) + hand + place(hand, { flip: true }), {
        x: cx,
        y: height * 0.86,
        scale: unit * 1.14,
      }),
    sunSize: 0,
    nearAt: 0.92,
    hasGrove: false,
  })
}

const heart: Motif = { moods: ['warm', 'dusk', 'day', 'clear', 'dawn'], draw: drawHeart }

const hands: Motif = { moods: ['clear', 'warm', 'dawn', 'dusk', 'day'], draw: drawHands }

export const care = { heart, hands }
