import type { Meal, TipType } from './nutrition-diary.ts'

/** The German names of the meals, in the order of a day. */
export const MEAL_NAMES: Record<Meal, string> = {
  BREAKFAST: 'Frühstück',
  LUNCH: 'Mittagessen',
  DINNER: 'Abendessen',
  SNACK: 'Snack',
}

/** The labels of the tips (specification, managers, section 3). */
export const TIP_NAMES: Record<TipType, string> = {
  CHECK: 'Überprüfe',
  FACT: 'Fakt',
  CHALLENGE: 'Challenge',
}
