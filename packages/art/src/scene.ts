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
] as const

export type SceneSubject = (typeof SCENE_SUBJECTS)[number]

/** The tenant's colours that a drawing may use; the same two values as the app's style. */
export type Palette = 'default' | 'wohlauf'

/** A picture to draw: the same value always gives the same drawing. */
export type Scene = { subject: SceneSubject; palette: Palette; seed: number; width: number; height: number }
