import type { TimeOfDay } from '../values.ts'
import { countOfDay, dayOfCount, kept } from './calendar-days.ts'

/** Days and times of the product are Berlin's, wherever the server or the phone is (`decisions.md`, "Habits and reminders"). */
const ZONE = 'Europe/Berlin'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** By the hour since 1970: the clocks in Berlin change at full hours. */
const offsetInHour = kept((hour) => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(hour * HOUR_MS).toZonedDateTimeISO(ZONE)
  return zoned.offsetNanoseconds / 1e6
})

/** How far Berlin is ahead of UTC, in milliseconds. */
const offsetAt = (epochMs: number): number => offsetInHour(Math.floor(epochMs / HOUR_MS))

/** The Berlin calendar day of an instant, counted. */
export const berlinDayCount = (now: Date): number =>
  Math.floor((now.getTime() + offsetAt(now.getTime())) / DAY_MS)

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export const berlinDay = (now: Date): string => dayOfCount(berlinDayCount(now))

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

/** The first instant of a Berlin day, `YYYY-MM-DD`. Midnight exists once on every day: the clocks change later. */
export const startOfBerlinDay = (day: string): Date => berlinInstant(day, '00:00:00')
