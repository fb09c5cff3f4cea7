import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import { berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { expect, test } from 'vitest'
import { mealAt } from './meal-at.ts'

test.each([
  ['00:00', 'Snack'],
  ['04:55', 'Snack'],
  ['05:00', 'Frühstück'],
  ['10:55', 'Frühstück'],
  ['11:00', 'Mittagessen'],
  ['14:55', 'Mittagessen'],
  ['15:00', 'Snack'],
  ['17:00', 'Abendessen'],
  ['21:55', 'Abendessen'],
  ['22:00', 'Snack'],
])('at %s in Berlin, in summer and winter, it is %s', (time, name) => {
  for (const day of ['2031-01-15', '2031-07-15'])
    expect(MEAL_NAMES[mealAt(berlinInstant(day, time).toISOString())]).toBe(name)
})
