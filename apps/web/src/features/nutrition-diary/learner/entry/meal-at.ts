import type { Meal } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { berlinHour } from '../../../../ui/time/berlin-time.ts'

/** From which hour on what is eaten is most likely this meal, until the next one. */
const FROM_HOUR: readonly (readonly [number, Meal])[] = [
  [22, 'SNACK'],
  [17, 'DINNER'],
  [15, 'SNACK'],
  [11, 'LUNCH'],
  [5, 'BREAKFAST'],
]

/**
 * The likely meal of that hour in Berlin, as a proposal.
 *
 * @param instant ISO 8601
 */
export const mealAt = (instant: string): Meal => {
  const hour = berlinHour(instant)
  return FROM_HOUR.find(([from]) => hour >= from)?.[1] ?? 'SNACK'
}
