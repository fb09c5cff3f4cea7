import type { LeafTones } from '../brush/leaf.ts'
import { type Colour, mix } from '../colour.ts'
import { MIST, TYPE_TONES } from '../tones.ts'
import type { Badge, BadgeType } from './badge.ts'

type Hues = {
  pale: Colour
  soft: Colour
  mid: Colour
  body: Colour
  deep: Colour
  night: Colour
  accent: { light: Colour; base: Colour; deep: Colour }
}

function huesOf(preventionType: BadgeType): Hues {
  const { scale, accent } = TYPE_TONES[preventionType]
  return {
    pale: scale[1],
    soft: scale[2],
    mid: scale[4],
    body: scale[5],
    deep: scale[7],
    night: scale[8],
    accent: preventionType === 'STRESS' ? MIST : accent,
  }
}

export type BadgeTones = Hues & {
  paper: Colour
  paperShade: Colour
  gold: { light: Colour; base: Colour; deep: Colour }
  /** The disc behind the motif: pale at the start, deep at the end. */
  sky: readonly [Colour, Colour]
  ground: readonly [Colour, Colour]
  /** The figure in front of this level's sky. */
  figure: Colour
  leaf: LeafTones
  isDeep: boolean
}

export function badgeTones({ level, preventionType }: Badge): BadgeTones {
  const hues = huesOf(preventionType)
  const share = level / 9
  const isDeep = level >= 5
  const gold = { light: '#fdeecb', base: '#f3cd84', deep: '#d9a456' }
  const top = isDeep ? mix(hues.body, hues.night, (level - 4) / 5) : mix(hues.pale, hues.mid, share * 1.5)
  const warmth = preventionType === 'STRESS' ? gold.light : hues.accent.light
  const low = isDeep ? mix(hues.mid, hues.body, (level - 5) / 5) : mix(warmth, hues.soft, share * 0.9)
  return {
    ...hues,
    gold,
    paper: '#fffdf9',
    paperShade: mix('#e9e3da', hues.soft, 0.5),
    sky: [top, low],
    ground: isDeep ? [hues.deep, hues.night] : [mix(hues.mid, hues.soft, 0.3), mix(hues.body, hues.mid, 0.2)],
    figure: isDeep ? '#fffdf9' : hues.deep,
    leaf: isDeep
      ? { light: mix(hues.soft, hues.mid, 0.4), dark: mix(hues.mid, hues.body, 0.4) }
      : { light: hues.body, dark: hues.deep },
    isDeep,
  }
}
