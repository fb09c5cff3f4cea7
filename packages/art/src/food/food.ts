import type { Ink } from '../brush/ink.ts'
import type { Mood } from '../moods.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { type FoodTones, foodTones } from './tones.ts'

export type Kitchen = { ink: Ink; mood: Mood; random: Random; tones: FoodTones }

/** Draws one piece of food around the origin. */
export type Food = (kitchen: Kitchen) => string

export const kitchenOf = ({ ink, mood, random }: Stage): Kitchen => ({
  ink,
  mood,
  random,
  tones: foodTones(mood),
})
