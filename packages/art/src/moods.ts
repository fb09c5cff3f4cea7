import type { LeafTones } from './brush/leaf.ts'
import { type Colour, mix } from './colour.ts'
import { PALETTES } from './palette.ts'
import type { Palette } from './scene.ts'

/** The hour a picture shows; it decides which of the tenant's tones lie where. */
export type MoodName = 'dawn' | 'day' | 'clear' | 'warm' | 'dusk'

export type Ware = { light: Colour; dark: Colour; deep: Colour }

export type Mood = {
  name: MoodName
  /** Top, middle, horizon. */
  sky: readonly [Colour, Colour, Colour]
  sun: { core: Colour; rim: Colour }
  cloud: Colour
  /** Four sheets of land, far to near. */
  land: readonly [Colour, Colour, Colour, Colour]
  shadow: Colour
  plant: LeafTones
  ware: Ware
  leaf: LeafTones
  accent: { light: Colour; base: Colour; deep: Colour }
  paper: { white: Colour; base: Colour; shade: Colour }
  /** Darkest tone of the motif: rims, stems, soles. */
  deep: Colour
  /** A mid tone that stands out from both paper and deep. */
  mid: Colour
  soft: Colour
}

export function moodOf(palette: Palette, name: MoodName): Mood {
  const { scale: s, accent, paper } = PALETTES[palette]
  const shared = {
    name,
    accent,
    shadow: s[9],
    deep: s[8],
    mid: s[5],
    soft: s[2],
    paper: { white: paper.white, base: mix(paper.base, s[1], 0.4), shade: mix(paper.shade, s[3], 0.45) },
    leaf: { light: s[5], dark: s[7] },
  }
  const tinted: Ware = { light: s[5], dark: s[7], deep: s[8] }
  const white: Ware = { light: paper.white, dark: mix(paper.shade, s[2], 0.55), deep: s[4] }
  switch (name) {
    case 'dawn':
      return {
        ...shared,
        sky: [s[3], mix(s[1], paper.white, 0.2), accent.light],
        sun: { core: mix(accent.light, accent.base, 0.55), rim: accent.base },
        cloud: mix(paper.white, accent.light, 0.35),
        land: [mix(s[2], s[3], 0.6), s[4], s[5], s[7]],
        plant: { light: s[6], dark: s[8] },
        ware: white,
      }
    case 'day':
      return {
        ...shared,
        sky: [s[2], s[1], s[0]],
        sun: { core: accent.light, rim: mix(accent.light, accent.base, 0.7) },
        cloud: paper.white,
        land: [s[2], s[3], mix(s[3], s[4], 0.7), s[5]],
        plant: { light: s[4], dark: s[6] },
        ware: tinted,
      }
    case 'clear':
      return {
        ...shared,
        sky: [s[5], s[4], s[2]],
        sun: { core: paper.white, rim: accent.light },
        cloud: s[1],
        land: [mix(s[3], s[4], 0.6), s[5], s[6], s[8]],
        plant: { light: s[6], dark: s[8] },
        ware: white,
        leaf: { light: s[4], dark: s[7] },
      }
    case 'warm':
      return {
        ...shared,
        sky: [accent.light, mix(accent.light, paper.white, 0.5), paper.white],
        sun: { core: mix(accent.light, accent.base, 0.75), rim: mix(accent.base, accent.deep, 0.35) },
        cloud: paper.white,
        land: [mix(s[2], accent.light, 0.2), s[3], s[4], s[6]],
        plant: { light: s[5], dark: s[7] },
        ware: tinted,
      }
    case 'dusk':
      return {
        ...shared,
        sky: [s[9], s[7], mix(s[5], accent.base, 0.6)],
        sun: { core: accent.light, rim: accent.base },
        cloud: s[6],
        land: [mix(s[5], s[6], 0.6), s[7], s[8], s[9]],
        shadow: mix(s[9], '#000000', 0.4),
        plant: { light: s[5], dark: s[7] },
        ware: white,
        leaf: { light: s[4], dark: s[6] },
      }
  }
}
