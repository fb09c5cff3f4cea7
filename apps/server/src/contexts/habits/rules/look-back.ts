import type { HabitDayState } from '@wohlauf/contract/habits/habits'
import { addDays, daysBetween, monthAfter, weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { type RunHistory, type Share, stateOfDay } from './days.ts'
import { minRuntimeReachedOn } from './min-runtime.ts'

/** No range begins or ends within an old month of the run, so these count as a whole. */
const shareOf = (history: RunHistory, first: string, last: string): Share => {
  const share = { done: 0, planned: 0 }
  for (const [month, { done, planned }] of history.oldMonths) {
    if (month < first.slice(0, 7) || month > last.slice(0, 7)) continue
    share.done += done
    share.planned += planned
  }
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (history.oldMonths.has(day.slice(0, 7))) continue
    const state = stateOfDay(history, day)
    if (state === 'DONE') share.done += 1
    if (state === 'DONE' || state === 'PLANNED') share.planned += 1
  }
  return share
}

/** "Diese Woche 2 von 3": Monday to Sunday, including the days to come. */
export const shareOfThisWeek = (history: RunHistory, today: string): Share => {
  const monday = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)))
  return shareOf(history, monday, addDays(monday, 6))
}

/** The days until today; today only when it is done, because the day is not over. */
const shareUntil = (history: RunHistory, first: string, today: string): Share =>
  shareOf(history, first, stateOfDay(history, today) === 'DONE' ? today : addDays(today, -1))

/** "In den letzten 4 Wochen 8 von 12 geplanten Tagen": the 28 days that end with today. */
export const shareOfLastFourWeeks = (history: RunHistory, today: string): Share =>
  shareUntil(history, addDays(today, -27), today)

/** @param month `YYYY-MM` */
export const shareOfMonth = (history: RunHistory, month: string): Share =>
  shareOf(history, `${month}-01`, addDays(`${monthAfter(month)}-01`, -1))

/** @param month `YYYY-MM` */
export const daysOfMonth = (history: RunHistory, month: string): { date: string; state: HabitDayState }[] => {
  const days: { date: string; state: HabitDayState }[] = []
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1))
    days.push({ date, state: stateOfDay(history, date) })
  return days
}

/** How much of the minimum runtime has passed, 0 to 100; null while the habit is not running. */
export const runtimePercentage = (
  { startedOn }: Pick<RunHistory, 'startedOn'>,
  minRuntimeWeeks: number,
  today: string,
): number | null =>
  startedOn === null
    ? null
    : Math.min(100, Math.floor((100 * daysBetween(startedOn, today)) / (minRuntimeWeeks * 7)))

/**
 * True once the runtime has passed and at least half of the planned days until today were logged (`decisions.md`,
 * "Health points and levels"). A run without a planned day, for example because of a pause, earns none.
 */
export const isMinRuntimeEarned = (history: RunHistory, minRuntimeWeeks: number, today: string): boolean => {
  const { startedOn } = history
  if (startedOn === null || minRuntimeReachedOn(startedOn, minRuntimeWeeks) > today) return false
  const { done, planned } = shareUntil(history, startedOn, today)
  return planned > 0 && done * 2 >= planned
}
