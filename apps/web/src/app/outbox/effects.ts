import { RATING_EFFECTS } from '../../features/goal-tracking/rating/rating-effects.ts'
import { HABIT_EFFECTS } from '../../features/habits/today/habit-effects.ts'
import { MODULE_EFFECTS } from '../../features/modules/learner/rules/module-effects.ts'
import { FAVOURITE_EFFECTS } from '../../items/favourite-effects.ts'

/** What waiting commands change in answers, as the features declare it. */
export const EFFECTS = [...FAVOURITE_EFFECTS, ...HABIT_EFFECTS, ...MODULE_EFFECTS, ...RATING_EFFECTS]
