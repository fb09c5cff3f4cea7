import { WEEKDAYS, type Weekday } from '../values/values.ts'

const DAY_MS = 86_400_000
const MAX_CACHED = 20_000

/** Cached: at noon the same results are needed a hundred thousand times. */
export const memoize = <Answer>(answer: (of: number) => Answer): ((of: number) => Answer) => {
  const answers = new Map<number, Answer>()
  return (of) => {
    const existing = answers.get(of)
    if (existing !== undefined) return existing
    if (answers.size >= MAX_CACHED) answers.clear()
    const value = answer(of)
    answers.set(of, value)
    return value
  }
}

/** Days since 1 January 1970 in UTC, where each day has 24 hours: the count is independent of clock changes. */
export const countOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayOfCount = memoize((count) => new Date(count * DAY_MS).toISOString().slice(0, 10))

/** 1 January 1970 was a Thursday. */
export const weekdayOfCount = (count: number): Weekday => WEEKDAYS[(((count + 3) % 7) + 7) % 7] as Weekday

/** Earlier when the number is negative. */
export const addDays = (day: string, days: number): string => dayOfCount(countOfDay(day) + days)

/** Negative when the second day is earlier. */
export const daysBetween = (from: string, to: string): number => countOfDay(to) - countOfDay(from)

export const weekdayOf = (day: string): Weekday => weekdayOfCount(countOfDay(day))

/** `YYYY-MM`. */
export const monthAfter = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7)

/** "04.03.2026" for `2026-03-04`, as the specification's messages of the date picker have it. */
export const shortDate = (day: string): string => day.split('-').toReversed().join('.')
