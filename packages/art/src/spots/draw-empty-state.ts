import { blob } from '../brush/blob.ts'
import { createInk, type Ink } from '../brush/ink.ts'
import { ellipse } from '../brush/path.ts'
import { fill } from '../brush/shape.ts'
import { mix } from '../colour.ts'
import { PALETTES, type PaletteColours } from '../palette.ts'
import { createRandom } from '../random.ts'
import type { Palette } from '../scene.ts'
import { done } from './done.ts'
import { notFound } from './not-found.ts'
import { nothingYet } from './nothing-yet.ts'
import { offline } from './offline.ts'
import { welcome } from './welcome.ts'

export const EMPTY_STATES = ['nothing-yet', 'not-found', 'offline', 'done', 'welcome'] as const

export type EmptyState = (typeof EMPTY_STATES)[number]

const SPOTS: Record<EmptyState, (ink: Ink, colours: PaletteColours) => string> = {
  'nothing-yet': nothingYet,
  'not-found': notFound,
  offline,
  done,
  welcome,
}

/** 320 × 220, on a transparent ground. */
export function drawEmptyState(kind: EmptyState, palette: Palette): string {
  const colours = PALETTES[palette]
  const { scale: s, accent } = colours
  const ink = createInk(`${kind}-${palette}-`)
  const random = createRandom(kind)
  const wide = blob(random, 160, 106, 138, 90, 0.07)
  const spot = blob(random, random.between(94, 226), 78, 66, 58, 0.08)
  const ground =
    fill(
      wide,
      ink.linear([
        [0, s[1]],
        [1, mix(s[1], s[2], 0.6)],
      ]),
    ) +
    ink.within(wide, fill(spot, accent.light, 0.75)) +
    fill(ellipse(160, 196, 112, 9), s[3], 0.4)
  const drawing = SPOTS[kind](ink, colours)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220">${ink.defs()}${ground}${drawing}</svg>\n`
}
