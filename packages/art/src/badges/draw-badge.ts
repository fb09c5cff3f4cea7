import { createInk } from '../brush/ink.ts'
import { place } from '../brush/shape.ts'
import type { Badge, BadgeType } from './badge.ts'
import { badgeTones } from './badge-tones.ts'
import { frame } from './frame.ts'
import { movement } from './movement.ts'
import { nutrition } from './nutrition.ts'
import type { Pictures } from './picture.ts'
import { stress } from './stress.ts'

const PICTURES: Record<BadgeType, Pictures> = { NUTRITION: nutrition, MOVEMENT: movement, STRESS: stress }

/** 240 × 240. */
export function drawBadge(badge: Badge): string {
  const key = `${badge.preventionType[0]?.toLowerCase()}${badge.level}`
  const ink = createInk(key)
  const tones = badgeTones(badge)
  const picture = PICTURES[badge.preventionType][badge.level](ink, tones)
  const drawing = place(frame(ink, key, badge.level, tones, picture), { x: 120, y: 122 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${ink.defs()}${drawing}</svg>\n`
}
