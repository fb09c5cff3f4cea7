import type { LeafTones } from '../brush/leaf.ts'
import { type Colour, mix } from '../colour.ts'
import type { Mood } from '../moods.ts'

export type Pair = { light: Colour; dark: Colour }

/** The colours of food: the picture's own, warmed towards what people want to eat. */
export type FoodTones = {
  red: Pair
  orange: Pair
  gold: Pair
  cream: Pair
  brown: Pair
  berry: Pair
  purple: Pair
  green: LeafTones
  pale: LeafTones
}

const pair = (from: Pair, to: Pair, share: number): Pair => ({
  light: mix(from.light, to.light, share),
  dark: mix(from.dark, to.dark, share),
})

export function foodTones({ accent, leaf, paper, mid, deep }: Mood): FoodTones {
  const warm = { light: accent.base, dark: accent.deep }
  const pale = { light: accent.light, dark: accent.base }
  const cool = { light: mid, dark: deep }
  return {
    red: pair(warm, { light: '#e0694c', dark: '#b8432f' }, 0.75),
    orange: pair(warm, { light: '#f2a04e', dark: '#d9772e' }, 0.6),
    gold: pair(pale, { light: '#f6d98a', dark: '#dfa94f' }, 0.6),
    cream: { light: paper.white, dark: mix(accent.light, paper.shade, 0.35) },
    brown: pair(warm, { light: '#c98d57', dark: '#8f5c36' }, 0.7),
    berry: pair(cool, { light: '#8a4a78', dark: '#4d2a54' }, 0.85),
    purple: pair(cool, { light: '#b58ab0', dark: '#7c4f80' }, 0.8),
    green: pair(leaf, { light: '#8fb35c', dark: '#4f7d46' }, 0.7),
    pale: pair(leaf, { light: '#cfdf9c', dark: '#9dbd68' }, 0.75),
  }
}
