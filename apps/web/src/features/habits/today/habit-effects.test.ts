import { createHabitLog, getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits/habits'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { expect, test } from 'vitest'
import { withEffects } from '../../../device/outbox/effects.ts'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { HABIT_EFFECTS } from './habit-effects.ts'

/** @param date of the tick: today or yesterday */
const doneThisWeek = (today: string, date: string): number | undefined => {
  const habit = sampleHabit(1, {
    today: { date: today, state: 'PLANNED' },
    yesterday: { date: addDays(today, -1), state: 'PLANNED' },
  })
  const tick = {
    operation: createHabitLog.name,
    input: { habitIntentId: habit.habitIntentId, date },
    doneAtMs: 0,
  }
  const [after]: HabitIntent[] = withEffects([habit], getHabitIntents.name, HABIT_EFFECTS, [tick])
  return after?.thisWeek.done
}

test('a tick counts in this week, but on a Monday that of yesterday does not', () => {
  // A Wednesday.
  expect(doneThisWeek('2031-03-05', '2031-03-05')).toBe(1)
  expect(doneThisWeek('2031-03-05', '2031-03-04')).toBe(1)
  // A Monday.
  expect(doneThisWeek('2031-03-10', '2031-03-10')).toBe(1)
  expect(doneThisWeek('2031-03-10', '2031-03-09')).toBe(0)
})
