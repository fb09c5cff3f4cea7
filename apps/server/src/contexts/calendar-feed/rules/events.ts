import { addDays, weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import type { TimeOfDay, Weekday } from '@wohlauf/contract/values/values'

/** A habit as it is planned now; days are Berlin calendar days, `YYYY-MM-DD`. */
export type PlannedHabit = {
  habitIntentId: string
  title: string
  weekdays: readonly Weekday[]
  notificationTime: TimeOfDay
  /** The first day on which these weekdays apply. */
  since: string
  /** First and last day included. */
  pauses: readonly { startsOn: string; endsOn: string }[]
}

/** An event of a habit, repeated each week; the time is Berlin's. */
export type CalendarEvent = {
  uid: string
  summary: string
  weekdays: readonly Weekday[]
  notificationTime: TimeOfDay
  firstDay: string
  skippedDays: readonly string[]
}

/** The longest pause, from today, and a week to find a planned day after it. */
const MAX_DAYS = 366 + 62 + 7

const DISCREET = 'Erinnerung'

/** Calendars show future events; the previous month is included so that a past day can be looked up. */
const firstShownDay = (today: string): string => `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`

const daysFrom = (day: string): string[] => Array.from({ length: MAX_DAYS }, (_, at) => addDays(day, at))

const eventOf = (plan: PlannedHabit, hasTitles: boolean, today: string): CalendarEvent[] => {
  const { habitIntentId, title, weekdays, notificationTime, since, pauses } = plan
  const isPaused = (day: string) => pauses.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  const first = firstShownDay(today)
  const plannedDays = daysFrom([since, first].toSorted().at(-1) ?? first).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )
  const firstDay = plannedDays.find((day) => !isPaused(day))
  if (firstDay === undefined) return []
  return [
    {
      uid: habitIntentId,
      summary: hasTitles ? title : DISCREET,
      weekdays,
      notificationTime,
      firstDay,
      skippedDays: plannedDays.filter((day) => day > firstDay && isPaused(day)),
    },
  ]
}

export const eventsOf = (
  plans: readonly PlannedHabit[],
  { hasTitles, today }: { hasTitles: boolean; today: string },
): CalendarEvent[] => plans.flatMap((plan) => eventOf(plan, hasTitles, today))
