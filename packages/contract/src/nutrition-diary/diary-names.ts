import type { Meal, TipType } from './nutrition-diary.ts'

/** In the order of a day. */
export const MEAL_NAMES: Record<Meal, string> = {
  BREAKFAST: 'Frühstück',
  LUNCH: 'Mittagessen',
  DINNER: 'Abendessen',
  SNACK: 'Snack',
}

/** Specification, managers, section 3. */
export const TIP_NAMES: Record<TipType, string> = {
  CHECK: 'Überprüfe',
  FACT: 'Fakt',
  CHALLENGE: 'Challenge',
}
