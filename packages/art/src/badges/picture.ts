import type { Ink } from '../brush/ink.ts'
import type { BadgeTones } from './badge-tones.ts'

/** Draws the subject of a level's name into the badge's disc (radius 75 around the origin). */
export type Picture = (ink: Ink, tones: BadgeTones) => string

export type Pictures = readonly [
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
  Picture,
]
