import type { Colour } from './colour.ts'
import type { Palette } from './scene.ts'

/** Ten steps of one hue, lightest first; step 6 carries white text, steps 8 and 9 are text on steps 0 and 1. */
export type Scale = readonly [Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour]

export type PaletteColours = {
  scale: Scale
  /** The warm counterpart: a pale tone for skies, a base for fruit and sun, a deep one for their shade. */
  accent: { light: Colour; base: Colour; deep: Colour }
  /** Neutral paper: the sheet, a tinted sheet, the shade where two sheets meet. */
  paper: { white: Colour; base: Colour; shade: Colour }
}

/** A constant of its own, because the sites need nothing else of the palettes. */
export const SCALES: Record<Palette, Scale> = {
  default: [
    '#f2f6fb',
    '#e3ecf6',
    '#c8d9ec',
    '#a5c0df',
    '#7fa3cf',
    '#5e87bb',
    '#466fa6',
    '#385a8b',
    '#2a456e',
    '#1a2e4d',
  ],
  wohlauf: [
    '#f1f7f2',
    '#e1efe5',
    '#c5dfcd',
    '#9fc8af',
    '#76ad8f',
    '#529274',
    '#3a785c',
    '#2e624b',
    '#234c3b',
    '#163428',
  ],
}

/** The same scales for a dark appearance, darkest first (`packages/contract/src/rules/night-scale.ts`). */
export const NIGHT_SCALES: Record<Palette, Scale> = {
  default: [
    '#12161c',
    '#222d3b',
    '#2c3a4e',
    '#344965',
    '#466287',
    '#5c7faf',
    '#7aa1d5',
    '#94b7e6',
    '#b7d0f2',
    '#dde9f9',
  ],
  wohlauf: [
    '#121814',
    '#213029',
    '#2a3f34',
    '#314f41',
    '#426a57',
    '#578a71',
    '#75ad91',
    '#90c1a8',
    '#b5d7c5',
    '#ddece4',
  ],
}

export const PALETTES: Record<Palette, PaletteColours> = {
  default: {
    scale: SCALES.default,
    accent: { light: '#fbe3cf', base: '#f3b68a', deep: '#dd8a63' },
    paper: { white: '#fffdf9', base: '#f8f4ee', shade: '#e6ded3' },
  },
  wohlauf: {
    scale: SCALES.wohlauf,
    accent: { light: '#fbe9c6', base: '#f0c273', deep: '#d68f5f' },
    paper: { white: '#fffdf8', base: '#f8f5ec', shade: '#e6e0d0' },
  },
}
