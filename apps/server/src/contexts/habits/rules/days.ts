import type { HabitDayState } from '@wohlauf/contract/habits/habits'
import { weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import type { Weekday } from '@wohlauf/contract/values/values'

/** How many of the planned days were done. A done day counts as planned, so that `done` is never greater than `planned`. */
export type Share = { done: number; planned: number }

/** What the state of a run's day depends on; days are Berlin calendar days, `YYYY-MM-DD`. */
export type PlannedRun = {
  /** The first day of the run; null while the habit is disabled. */
  startedOn: string | null
  /** The current weekdays. */
  weekdays: readonly Weekday[]
  /** Earlier weekdays: each entry was in force until the end of its day, beginning after the entry before. */
  pastPlans: readonly { endsOn: string; weekdays: readonly Weekday[] }[]
  /** First and last day included. */
  pauses: readonly { startsOn: string; endsOn: string }[]
  loggedDays: ReadonlySet<string>
}

/** The plans, pauses and logs of a run of a habit. */
export type RunHistory = PlannedRun & {
  /** The id that the newest log has from its client. */
  idOfLastLog: string | null
  /** Shares of months whose days are no longer stored, by `YYYY-MM`. */
  oldMonths: ReadonlyMap<string, Share>
}

const weekdaysOn = ({ weekdays, pastPlans }: PlannedRun, day: string): readonly Weekday[] => {
  let inForce: PlannedRun['pastPlans'][number] | undefined
  for (const plan of pastPlans)
    if (plan.endsOn >= day && (!inForce || plan.endsOn < inForce.endsOn)) inForce = plan
  return inForce?.weekdays ?? weekdays
}

/** Depends on the weekdays in force on that day (`decisions.md`, open point 3). A logged day stays `DONE`. */
export const stateOfDay = (run: PlannedRun, day: string): HabitDayState => {
  if (run.startedOn === null || day < run.startedOn) return 'FREE'
  if (run.loggedDays.has(day)) return 'DONE'
  if (run.pauses.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) return 'PAUSED'
  return weekdaysOn(run, day).includes(weekdayOf(day)) ? 'PLANNED' : 'FREE'
}
