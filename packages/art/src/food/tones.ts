import type { LeafTones } from '../brush/leaf.ts'
import { type Colour, mix } from '../colour.ts'
import type { Mood } from '../moods.ts'

export type Pair = { light: Colour; dark: Colour }

/** The tones of food: the same in every style. */
export type FoodTones = {
  red: Pair
  orange: Pair
  gold: Pair
  cream: Pair
  brown: Pair
  berry: Pair
  purple: Pair
  blue: Pair
  green: LeafTones
  pale: LeafTones
}

const DAY: FoodTones = {
  red: { light: '#e2694d', dark: '#b9432f' },
  orange: { light: '#f1a150', dark: '#d97a30' },
  gold: { light: '#f6da8e', dark: '#e0aa52' },
  cream: { light: '#fffdf6', dark: '#f0dfc4' },
  brown: { light: '#cd9660', dark: '#91603a' },
  berry: { light: '#8c4b78', dark: '#512c56' },
  purple: { light: '#b58ab0', dark: '#7c4f80' },
  blue: { light: '#6173b3', dark: '#343f78' },
  green: { light: '#8fb55f', dark: '#4f7f48' },
  pale: { light: '#d0e09e', dark: '#9fc06a' },
}

/** By lamplight everything is a little deeper. */
const DUSK = Object.fromEntries(
  Object.entries(DAY).map(([name, { light, dark }]) => [
    name,
    { light: mix(light, '#3a2a2e', 0.1), dark: mix(dark, '#2a1f28', 0.14) },
  ]),
) as FoodTones

export const foodTones = ({ name }: Mood): FoodTones => (name === 'dusk' ? DUSK : DAY)
