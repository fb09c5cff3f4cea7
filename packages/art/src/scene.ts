/** Dishes, seen from above or on a table. Each also has a picture of its ingredients. */
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

/** What a picture hints at. One hand draws them all; the subject only chooses the motif in its middle. */
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

/** The tenant's colours that a drawing may use; the same two values as the app's style. */
export type Palette = 'default' | 'wohlauf'

/** A picture to draw: the same value always gives the same drawing. */
export type Scene = { subject: SceneSubject; palette: Palette; seed: number; width: number; height: number }
