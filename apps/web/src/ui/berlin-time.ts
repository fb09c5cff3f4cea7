import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values'

/** A timestamp as in answers, or from the clock. */
type Moment = string | Date

const DAY_MS = 86_400_000

const inBerlin = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options })
  return (moment: Moment) => format.format(new Date(moment))
}

/** DD.MM.YYYY (specification, section 5). */
export const germanDate = inBerlin({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** HH:mm. */
export const germanTime = inBerlin({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** As in "Samstag, 21. November". */
export const germanWeekdayAndDate = inBerlin({ weekday: 'long', day: 'numeric', month: 'long' })

const hourText = inBerlin({ hour: '2-digit', hourCycle: 'h23' })

/** 0 to 23. */
export const berlinHour = (moment: Moment): number => Number.parseInt(hourText(moment), 10)

/**
 * The number of midnights between the epoch's day and this one. Days are counted, not hours: some have 23 or
 * 25.
 */
const dayNumber = (moment: Moment): number => {
  const [day, month, year] = germanDate(moment).split('.').map(Number) as [number, number, number]
  return Date.UTC(year, month - 1, day) / DAY_MS
}

export const berlinWeekday = (moment: Moment): Weekday =>
  // The epoch's day was a Thursday.
  WEEKDAYS[(dayNumber(moment) + 3) % 7] as Weekday

const RELATIVE_DAYS: Record<number, string> = {
  [-2]: 'Vorgestern',
  [-1]: 'Gestern',
  0: 'Heute',
  1: 'Morgen',
  2: 'Übermorgen',
}

/** Heute, Gestern, Vorgestern, Morgen, Übermorgen; otherwise DD.MM.YYYY (specification, section 5). */
export const relativeDay = (moment: Moment, now: Moment): string =>
  RELATIVE_DAYS[dayNumber(moment) - dayNumber(now)] ?? germanDate(moment)
