import { createInk, type Ink } from '../brush/ink.ts'
import { ellipse } from '../brush/path.ts'
import { fill } from '../brush/shape.ts'
import { PALETTES, type PaletteColours } from '../palette.ts'
import type { Palette } from '../scene.ts'
import { about } from './about.ts'
import { done } from './done.ts'
import { introduction } from './introduction.ts'
import { login } from './login.ts'
import { mail } from './mail.ts'
import { notFound } from './not-found.ts'
import { nothingHere } from './nothing-here.ts'
import { nothingYet } from './nothing-yet.ts'
import { offline } from './offline.ts'
import { support } from './support.ts'
import { welcome } from './welcome.ts'

export const EMPTY_STATES = [
  'nothing-yet',
  'nothing-here',
  'not-found',
  'offline',
  'done',
  'welcome',
  'login',
  'introduction',
  'support',
  'about',
  'mail',
] as const

export type EmptyState = (typeof EMPTY_STATES)[number]

const DRAWINGS: Record<EmptyState, (ink: Ink, colours: PaletteColours) => string> = {
  'nothing-yet': nothingYet,
  'nothing-here': nothingHere,
  'not-found': notFound,
  offline,
  done,
  welcome,
  login,
  introduction,
  support,
  about,
  mail,
}

/** 320 × 220, without a ground: the page draws that in its own colours, by day and in a dark appearance. */
export function drawEmptyState(kind: EmptyState, palette: Palette): string {
  const ink = createInk(`${kind}-${palette}-`)
  const colours = PALETTES[palette]
  const shadow = fill(ellipse(160, 196, 112, 9), colours.scale[8], 0.16)
  const drawing = DRAWINGS[kind](ink, colours)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220">${ink.defs()}${shadow}${drawing}</svg>\n`
}
