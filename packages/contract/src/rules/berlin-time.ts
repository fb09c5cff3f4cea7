import type { TimeOfDay } from '../values/values.ts'
import { countOfDay, dayOfCount, memoize } from './calendar-days.ts'

/** Days and times of the product are Berlin's, wherever the server or the phone is (`decisions.md`, "Habits and reminders"). */
const ZONE = 'Europe/Berlin'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SUMMER_OFFSET_MS = 2 * HOUR_MS

let hourFormat: Intl.DateTimeFormat | undefined

/**
 * Kept by the hour since 1970, as Berlin's clocks change at full hours. Without `Temporal`, which not every browser
 * has. The format is made with the first use: it costs milliseconds on a phone.
 */
const offsetInHour = memoize((hour) => {
  hourFormat ??= new Intl.DateTimeFormat('en', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' })
  const ahead = Number.parseInt(hourFormat.format(hour * HOUR_MS), 10) - hour
  return (((ahead % 24) + 24) % 24) * HOUR_MS
})

/** How far Berlin is ahead of UTC, in milliseconds. */
const offsetAt = (epochMs: number): number => offsetInHour(Math.floor(epochMs / HOUR_MS))

export const berlinDayCount = (now: Date): number =>
  Math.floor((now.getTime() + offsetAt(now.getTime())) / DAY_MS)

/** `YYYY-MM-DD`. */
export const berlinDay = (now: Date): string => dayOfCount(berlinDayCount(now))

const msOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** A time that the clocks show twice is the earlier one; a time that they skip is moved on by the skipped hour. */
export const instantOnCount = (count: number, time: TimeOfDay): Date => {
  const asUtc = count * DAY_MS + msOf(time)
  return new Date(asUtc - offsetAt(asUtc - SUMMER_OFFSET_MS))
}

export const berlinInstant = (day: string, time: TimeOfDay): Date => instantOnCount(countOfDay(day), time)

/** The first instant of a Berlin day, `YYYY-MM-DD`. Midnight exists once on every day: the clocks change later. */
export const startOfBerlinDay = (day: string): Date => berlinInstant(day, '00:00:00')
