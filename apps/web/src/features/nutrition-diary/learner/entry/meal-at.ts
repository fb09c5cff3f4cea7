import type { Meal } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { berlinHour } from '../../../../ui/time/berlin-time.ts'

/** The hour from which on a meal is the most likely one, until the next entry. */
const FROM_HOUR: readonly (readonly [number, Meal])[] = [
  [22, 'SNACK'],
  [17, 'DINNER'],
  [15, 'SNACK'],
  [11, 'LUNCH'],
  [5, 'BREAKFAST'],
]

/**
 * Proposes the likely meal at that hour in Berlin.
 *
 * @param instant ISO 8601
 */
export const mealAt = (instant: string): Meal => {
  const hour = berlinHour(instant)
  return FROM_HOUR.find(([from]) => hour >= from)?.[1] ?? 'SNACK'
}
