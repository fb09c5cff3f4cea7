import { createInk } from '../brush/ink.ts'
import { circle } from '../brush/path.ts'
import { fill } from '../brush/shape.ts'
import type { Badge, BadgeType } from './badge.ts'
import { badgeTones } from './badge-tones.ts'
import { movement } from './movement.ts'
import { nutrition } from './nutrition.ts'
import type { Pictures } from './picture.ts'
import { stress } from './stress.ts'

const PICTURES: Record<BadgeType, Pictures> = { NUTRITION: nutrition, MOVEMENT: movement, STRESS: stress }

const DISC = circle(0, 0, 75)
const RIM_SHADOW = 'M-75 0A75 75 0 0 1 75 0A75 71 0 0 0-75 0Z'

/** The round picture in a badge, 150 × 150: its frame has the colours of the app, so the site draws that. */
export function drawBadge(badge: Badge): string {
  const { preventionType, level } = badge
  const ink = createInk(`${preventionType[0]?.toLowerCase()}${level}`)
  const tones = badgeTones(badge)
  const sky = ink.linear([
    [0, tones.sky[0]],
    [1, tones.sky[1]],
  ])
  const picture = PICTURES[preventionType][level](ink, tones)
  const drawing = fill(DISC, sky) + ink.within(DISC, picture) + fill(RIM_SHADOW, tones.night, 0.14)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-75 -75 150 150">${ink.defs()}${drawing}</svg>\n`
}
