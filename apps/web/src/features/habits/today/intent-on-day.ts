import type { HabitDayState, HabitIntent } from '@wohlauf/contract/habits/habits'
import { addDays, daysBetween, weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { WEEKDAYS } from '@wohlauf/contract/values/values'

/** The state according to an answer of an earlier day, without later logs of other devices. */
const stateOn = (
  { today, yesterday, habitLogs, isEnabled, pausedUntil, weekdays }: HabitIntent,
  day: string,
): HabitDayState => {
  for (const { date, state } of [today, yesterday]) if (date === day) return state
  if (!isEnabled) return 'FREE'
  if (habitLogs.some(({ date }) => date === day)) return 'DONE'
  if (pausedUntil !== null && day <= pausedUntil) return 'PAUSED'
  return weekdays.includes(weekdayOf(day)) ? 'PLANNED' : 'FREE'
}

const mondayOf = (day: string): string => addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)))

/**
 * Derives a day's state from an answer of an earlier day: a device that was without a network overnight shows
 * today's plan, and a tick names today.
 *
 * @param day in Berlin, not before that of the answer
 */
export const intentOnDay = (intent: HabitIntent, day: string): HabitIntent => {
  if (daysBetween(intent.today.date, day) <= 0) return intent
  const dayBefore = addDays(day, -1)
  const isSameWeek = mondayOf(day) === mondayOf(intent.today.date)
  return {
    ...intent,
    today: { date: day, state: stateOn(intent, day) },
    yesterday: { date: dayBefore, state: stateOn(intent, dayBefore) },
    idOfTodaysLog: null,
    thisWeek: isSameWeek
      ? intent.thisWeek
      : { done: 0, planned: intent.isEnabled ? intent.weekdays.length : 0 },
  }
}
