/** A timestamp as in answers, or from the clock. */
type Moment = string | Date

const DAY_MS = 86_400_000

/** Made with the first use: a format costs milliseconds on a phone, and a screen needs one or two. */
const inBerlin = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (moment: Moment) => {
    format ??= new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options })
    return format.format(new Date(moment))
  }
}

/** DD.MM.YYYY (specification, section 5). */
export const germanDate = inBerlin({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** DD.MM.YY, for the narrow labels of charts (specification, section 2). */
export const shortGermanDate = inBerlin({ day: '2-digit', month: '2-digit', year: '2-digit' })

/** HH:mm. */
export const germanTime = inBerlin({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** As in "Samstag, 21. November". */
export const germanWeekdayAndDate = inBerlin({ weekday: 'long', day: 'numeric', month: 'long' })

/** As in "November 2026". */
export const germanMonth = inBerlin({ month: 'long', year: 'numeric' })

/** The Berlin day of a moment, `YYYY-MM-DD`. */
export const berlinDay = (moment: Moment): string => germanDate(moment).split('.').reverse().join('-')

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

/** The clock in Berlin as if it were UTC's, in milliseconds. */
const wallClock = (instant: number): number => {
  const moment = new Date(instant)
  return Date.parse(`${berlinDay(moment)}T${germanTime(moment)}:00Z`)
}

/**
 * The instant of a Berlin wall time, `YYYY-MM-DD` and `HH:mm`. A time that the clocks show twice is the earlier one; a time
 * that they skip is moved on by the skipped hour.
 */
export const berlinInstant = (day: string, time: string): Date => {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const withOffsetAt = (instant: number) => wall - (wallClock(instant) - instant)
  const earlier = withOffsetAt(wall - DAY_MS)
  const later = withOffsetAt(wall + DAY_MS)
  const isLater = wallClock(earlier) !== wall && wallClock(later) === wall
  return new Date(isLater ? later : earlier)
}

/** The day inside a sentence: "morgen", or a date with its preposition. */
export const dayInSentence = (moment: Moment, now: Moment): string => {
  const label = relativeDay(moment, now)
  return label === germanDate(moment) ? `am ${label}` : label.toLowerCase()
}
