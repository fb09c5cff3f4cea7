import type { BadgeType } from './badges/badge.ts'

/** Each also has a picture of its ingredients. */
export const DISHES = [
  'lentil-soup',
  'spinach-curry',
  'shakshuka',
  'broccoli-pasta',
  'oven-vegetables',
  'salmon-tray',
  'seed-bread',
  'overnight-oats',
  'bulgur-salad',
  'apple-quark',
  'oat-bars',
  'baked-potatoes',
  'chicken-pan',
  'hummus-wraps',
  'berry-shake',
] as const

export type Dish = (typeof DISHES)[number]

const INGREDIENTS = DISHES.map((dish) => `${dish}-ingredients` as const)

export const SCENE_SUBJECTS = [
  'bowl',
  'plate',
  'apple',
  'grain',
  'water',
  'tea',
  'basket',
  'pan',
  'path',
  'shoes',
  'stairs',
  'bike',
  'stretch',
  'tree',
  'mountain',
  'lake',
  'breath',
  'moon',
  'sunrise',
  'cloud',
  'journal',
  'clock',
  'desk',
  'hands',
  'heart',
  'friends',
  'portrait',
  ...DISHES,
  ...INGREDIENTS,
] as const

export type SceneSubject = (typeof SCENE_SUBJECTS)[number]

/** The same two values as the app's style. */
export type Palette = 'default' | 'wohlauf'

export type Scene = {
  subject: SceneSubject
  palette: Palette
  /** The course it belongs to: its land and its things have the course's tones instead of the style's. */
  preventionType?: BadgeType
  seed: number
  width: number
  height: number
}
