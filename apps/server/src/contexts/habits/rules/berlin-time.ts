import { type TimeOfDay, WEEKDAYS, type Weekday } from '@wohlauf/contract/values'

/** Always, wherever the server or the phone is (`decisions.md`, "Habits and reminders"). */
const HABIT_ZONE = 'Europe/Berlin'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEPT = 20_000

/** Caches a function's results: at noon the same ones are needed a hundred thousand times. */
const kept = <Answer>(answer: (of: number) => Answer): ((of: number) => Answer) => {
  const answers = new Map<number, Answer>()
  return (of) => {
    const known = answers.get(of)
    if (known !== undefined) return known
    if (answers.size >= KEPT) answers.clear()
    const made = answer(of)
    answers.set(of, made)
    return made
  }
}

/** By the hour since 1970: the clocks in Berlin change at full hours. */
const offsetInHour = kept((hour) => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(hour * HOUR_MS).toZonedDateTimeISO(HABIT_ZONE)
  return zoned.offsetNanoseconds / 1e6
})

/** How far Berlin is ahead of UTC, in milliseconds. */
const offsetAt = (epochMs: number): number => offsetInHour(Math.floor(epochMs / HOUR_MS))

/**
 * Calendar days are counted from 1 January 1970 in UTC, where each day has 24 hours: the count is independent of clock
 * changes.
 */
export const countOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayOfCount = kept((count) => new Date(count * DAY_MS).toISOString().slice(0, 10))

/** The day of the week of a counted day; 1 January 1970 was a Thursday. */
export const weekdayOfCount = (count: number): Weekday => WEEKDAYS[(((count + 3) % 7) + 7) % 7] as Weekday

/** The Berlin calendar day of an instant, counted. */
export const berlinDayCount = (now: Date): number =>
  Math.floor((now.getTime() + offsetAt(now.getTime())) / DAY_MS)

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export const berlinDay = (now: Date): string => dayOfCount(berlinDayCount(now))

/** The calendar day so many days later; earlier, when the number is negative. */
export const addDays = (day: string, days: number): string => dayOfCount(countOfDay(day) + days)

/** How many calendar days lie between two days; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => countOfDay(to) - countOfDay(from)

export const weekdayOf = (day: string): Weekday => weekdayOfCount(countOfDay(day))

const msOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/**
 * The instant of a wall-clock time in Berlin on a counted day. Only for times that exist exactly once on every day:
 * reminders begin at 05:00, and the clocks change before.
 */
export const instantOnCount = (count: number, time: TimeOfDay): Date => {
  const asUtc = count * DAY_MS + msOf(time)
  const near = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(near))
}

/** {@link instantOnCount} of a day, `YYYY-MM-DD`. */
export const berlinInstant = (day: string, time: TimeOfDay): Date => instantOnCount(countOfDay(day), time)
