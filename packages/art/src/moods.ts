import type { BadgeType } from './badges/badge.ts'
import type { LeafTones } from './brush/leaf.ts'
import { type Colour, mix } from './colour.ts'
import { PALETTES, type PaletteColours } from './palette.ts'
import type { Palette } from './scene.ts'
import { LEAF, TYPE_TONES, WOOD } from './tones.ts'

/** The time of day in a picture; it decides which tones are used where. */
export type MoodName = 'dawn' | 'day' | 'clear' | 'warm' | 'dusk'

export type Ware = { light: Colour; dark: Colour; deep: Colour }

type Sheets = readonly [Colour, Colour, Colour, Colour]

export type Mood = {
  name: MoodName
  /** Top, middle, horizon. */
  sky: readonly [Colour, Colour, Colour]
  sun: { core: Colour; rim: Colour }
  cloud: Colour
  /** Four sheets of land, far to near, in the tones of the picture's subject. */
  land: Sheets
  /** Sheets of walls and of the paper below things, in the style's tones. */
  cloth: Sheets
  table: Colour
  shadow: Colour
  plant: LeafTones
  ware: Ware
  leaf: LeafTones
  /** Clothes, covers, lacquer. */
  fabric: Ware
  accent: { light: Colour; base: Colour; deep: Colour }
  paper: { white: Colour; base: Colour; shade: Colour }
  /** Darkest tone of the motif: rims, stems, soles. */
  deep: Colour
  /** A mid tone that stands out from both paper and deep. */
  mid: Colour
  soft: Colour
}

type Hour = {
  sky: Mood['sky']
  sun: Mood['sun']
  cloud: Colour
  /** The steps of a scale from which the four sheets of land and the leaves of twigs are mixed. */
  sheets: (scale: readonly Colour[]) => Sheets
  twig: readonly [light: number, dark: number]
  isWareWhite: boolean
  table: Colour
}

const step = (scale: readonly Colour[], index: number): Colour => scale[index] ?? '#000000'

const between = (scale: readonly Colour[], index: number, share: number): Colour =>
  mix(step(scale, index), step(scale, index + 1), share)

const HOURS: Record<MoodName, (style: PaletteColours, accent: PaletteColours['accent']) => Hour> = {
  dawn: ({ scale: s, paper }, accent) => ({
    sky: [s[3], mix(s[1], paper.white, 0.2), accent.light],
    sun: { core: mix(accent.light, accent.base, 0.55), rim: accent.base },
    cloud: mix(paper.white, accent.light, 0.35),
    sheets: (g) => [between(g, 2, 0.6), step(g, 4), step(g, 5), step(g, 7)],
    twig: [6, 8],
    isWareWhite: true,
    table: mix(WOOD.light, WOOD.pale, 0.35),
  }),
  day: ({ scale: s, paper }, accent) => ({
    sky: [s[2], s[1], s[0]],
    sun: { core: accent.light, rim: mix(accent.light, accent.base, 0.7) },
    cloud: paper.white,
    sheets: (g) => [step(g, 2), step(g, 3), between(g, 3, 0.7), step(g, 5)],
    twig: [4, 6],
    isWareWhite: false,
    table: WOOD.pale,
  }),
  clear: ({ scale: s, paper }, accent) => ({
    sky: [s[5], s[4], s[2]],
    sun: { core: paper.white, rim: accent.light },
    cloud: s[1],
    sheets: (g) => [between(g, 3, 0.6), step(g, 5), step(g, 6), step(g, 8)],
    twig: [5, 7],
    isWareWhite: true,
    table: WOOD.light,
  }),
  warm: ({ scale: s, paper }, accent) => ({
    sky: [accent.light, mix(accent.light, paper.white, 0.5), paper.white],
    sun: { core: mix(accent.light, accent.base, 0.75), rim: mix(accent.base, accent.deep, 0.35) },
    cloud: paper.white,
    sheets: (g) => [mix(step(g, 2), accent.light, 0.2), step(g, 3), step(g, 4), step(g, 6)],
    twig: [5, 7],
    isWareWhite: false,
    table: mix(WOOD.pale, s[1], 0.25),
  }),
  dusk: ({ scale: s }, accent) => ({
    sky: [s[9], s[7], mix(s[5], accent.base, 0.6)],
    sun: { core: accent.light, rim: accent.base },
    cloud: s[6],
    sheets: (g) => [between(g, 5, 0.6), step(g, 7), step(g, 8), step(g, 9)],
    twig: [5, 7],
    isWareWhite: true,
    table: mix(WOOD.dark, s[8], 0.35),
  }),
}

/** @param preventionType without one, the land too has the tones of the style */
export function moodOf(palette: Palette, name: MoodName, preventionType?: BadgeType): Mood {
  const style = PALETTES[palette]
  const { scale: s, paper } = style
  const own = preventionType && TYPE_TONES[preventionType]
  // Food has tones of its own; its surroundings have the style's.
  const isAboutFood = preventionType === 'NUTRITION'
  const { scale: things, accent } = own && !isAboutFood ? own : style
  const hour = HOURS[name](style, accent)
  const [light, dark] = hour.twig
  const twig = { light: step(LEAF, light), dark: step(LEAF, dark) }
  const cloth = hour.sheets(s)
  return {
    name,
    accent,
    sky: hour.sky,
    sun: hour.sun,
    cloud: hour.cloud,
    land: hour.sheets(own?.scale ?? s),
    cloth,
    table: isAboutFood ? hour.table : cloth[name === 'day' || name === 'warm' ? 1 : 2],
    shadow: name === 'dusk' ? mix(s[9], '#000000', 0.4) : s[9],
    plant: twig,
    leaf: { light: step(LEAF, light - (name === 'dawn' ? 1 : 0)), dark: step(LEAF, 7) },
    ware: hour.isWareWhite
      ? { light: paper.white, dark: mix(paper.shade, s[2], 0.55), deep: s[4] }
      : { light: s[5], dark: s[7], deep: s[8] },
    fabric: { light: things[5], dark: things[7], deep: things[8] },
    deep: s[8],
    mid: things[5],
    soft: things[2],
    paper: { white: paper.white, base: mix(paper.base, s[1], 0.4), shade: mix(paper.shade, s[3], 0.45) },
  }
}
