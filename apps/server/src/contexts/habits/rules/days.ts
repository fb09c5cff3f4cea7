import type { HabitDayState } from '@wohlauf/contract/habits/habits'
import { weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import type { Weekday } from '@wohlauf/contract/values/values'

/** How many of the planned days were done. A done day counts as planned, so that `done` is never greater than `planned`. */
export type Share = { done: number; planned: number }

/** The plans, pauses and logs of a run of a habit; days are Berlin calendar days, `YYYY-MM-DD`. */
export type RunHistory = {
  /** The first day of the run; null while the habit is disabled. */
  startedOn: string | null
  /** The current weekdays. */
  weekdays: readonly Weekday[]
  /** Earlier weekdays: each entry was in force until the end of its day, beginning after the entry before. */
  pastPlans: readonly { endsOn: string; weekdays: readonly Weekday[] }[]
  /** First and last day included. */
  pauses: readonly { startsOn: string; endsOn: string }[]
  loggedDays: ReadonlySet<string>
  /** The id that the newest log has from its client. */
  idOfLastLog: string | null
  /** Shares of months whose days are no longer stored, by `YYYY-MM`. */
  oldMonths: ReadonlyMap<string, Share>
}

const weekdaysOn = ({ weekdays, pastPlans }: RunHistory, day: string): readonly Weekday[] => {
  let inForce: RunHistory['pastPlans'][number] | undefined
  for (const plan of pastPlans)
    if (plan.endsOn >= day && (!inForce || plan.endsOn < inForce.endsOn)) inForce = plan
  return inForce?.weekdays ?? weekdays
}

/** Depends on the weekdays in force on that day (`decisions.md`, open point 3). A logged day stays `DONE`. */
export const stateOfDay = (history: RunHistory, day: string): HabitDayState => {
  if (history.startedOn === null || day < history.startedOn) return 'FREE'
  if (history.loggedDays.has(day)) return 'DONE'
  if (history.pauses.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) return 'PAUSED'
  return weekdaysOn(history, day).includes(weekdayOf(day)) ? 'PLANNED' : 'FREE'
}
