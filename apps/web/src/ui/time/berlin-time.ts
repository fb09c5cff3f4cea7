import { berlinDayCount, berlinDay as berlinDayOf } from '@wohlauf/contract/rules/berlin-time'

/** A timestamp as in answers, or a Date. */
type Moment = string | Date

/** Created at the first use: a format costs milliseconds on a phone, and a screen needs one or two. */
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

/** "Samstag, 21. November". */
export const germanWeekdayAndDate = inBerlin({ weekday: 'long', day: 'numeric', month: 'long' })

/** "19. November 2026", to be read aloud. */
export const germanDayAndMonth = inBerlin({ day: 'numeric', month: 'long', year: 'numeric' })

/** "November 2026". */
export const germanMonth = inBerlin({ month: 'long', year: 'numeric' })

/** The Berlin day of a moment, `YYYY-MM-DD`. */
export const berlinDay = (moment: Moment): string => berlinDayOf(new Date(moment))

const hourText = inBerlin({ hour: '2-digit', hourCycle: 'h23' })

/** 0 to 23. */
export const berlinHour = (moment: Moment): number => Number.parseInt(hourText(moment), 10)

const dayCountOf = (moment: Moment): number => berlinDayCount(new Date(moment))

const RELATIVE_DAYS: Record<number, string> = {
  [-2]: 'Vorgestern',
  [-1]: 'Gestern',
  0: 'Heute',
  1: 'Morgen',
  2: 'Übermorgen',
}

/** Heute, Gestern, Vorgestern, Morgen, Übermorgen; otherwise DD.MM.YYYY (specification, section 5). */
export const relativeDay = (moment: Moment, now: Moment): string =>
  RELATIVE_DAYS[dayCountOf(moment) - dayCountOf(now)] ?? germanDate(moment)

/** The day inside a sentence: "morgen", or a date with its preposition. */
export const dayInSentence = (moment: Moment, now: Moment): string => {
  const label = relativeDay(moment, now)
  return label === germanDate(moment) ? `am ${label}` : label.toLowerCase()
}
