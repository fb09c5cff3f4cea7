import { type TimeOfDay, WEEKDAYS, type Weekday } from '@wohlauf/contract/values'

/** Always, regardless of the zone of server and phone (`decisions.md`, "Habits and reminders"). */
const HABIT_ZONE = 'Europe/Berlin'

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export const berlinDay = (now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(HABIT_ZONE)
    .toPlainDate()
    .toString()

/**
 * The first instant strictly after `now` on a chosen weekday at the chosen wall time. Iterates over calendar
 * days, because a day of the clock change is not 24 hours long. Null when no weekday is chosen.
 */
export const nextReminder = (
  weekdays: readonly Weekday[],
  time: TimeOfDay,
  now: Date,
  isLoggedToday: boolean,
): Date | null => {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const today = instant.toZonedDateTimeISO(HABIT_ZONE).toPlainDate()
  for (let daysAhead = isLoggedToday ? 1 : 0; daysAhead <= 7; daysAhead += 1) {
    const day = today.add({ days: daysAhead })
    const weekday = WEEKDAYS[day.dayOfWeek - 1]
    if (!weekday || !weekdays.includes(weekday)) continue
    const at = day.toZonedDateTime({ timeZone: HABIT_ZONE, plainTime: Temporal.PlainTime.from(time) })
    if (Temporal.Instant.compare(at.toInstant(), instant) > 0) return new Date(at.epochMilliseconds)
  }
  return null
}
