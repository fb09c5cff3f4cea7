import type { TimeOfDay } from '@wohlauf/contract/values/values'
import { asOneLine } from '@wohlauf/contract/values/visible-text'
import ICAL from 'ical.js'
import { BERLIN } from './berlin-timezone.ts'
import type { CalendarEvent } from './rules/events.ts'

/** Increases when an event has changed between two reads. */
export type CalendarState = { sequence: number; changedAt: Date }

/** Lines have 75 octets at most (RFC 5545, 3.1); the library does not count the space that continues one. */
ICAL.foldLength = 74

const EVENT_MINUTES = 15

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

/** Reminders end before midnight by five minutes at most, so an event may end on the next day. */
const endOf = (day: string, time: TimeOfDay): string =>
  new Date(Date.parse(`${day}T${time}Z`) + EVENT_MINUTES * 60_000).toISOString().slice(0, 19)

type Property = [name: string, parameters: Record<string, string>, type: string, value: unknown]

const inBerlin = (name: string, wallTime: string): Property => [name, BERLIN.parameter, 'date-time', wallTime]

const text = (name: string, value: string): Property => [name, {}, 'text', value]

const propertiesOf = (event: CalendarEvent, { sequence, changedAt }: CalendarState): Property[] => {
  const { uid, summary, weekdays, notificationTime: time, firstDay, skippedDays } = event
  return [
    text('uid', uid),
    // DTSTAMP without METHOD is the time of the last change, not of sending (RFC 5545, 3.8.7.2).
    ['dtstamp', {}, 'date-time', utc(changedAt)],
    ['last-modified', {}, 'date-time', utc(changedAt)],
    ['sequence', {}, 'integer', sequence],
    inBerlin('dtstart', `${firstDay}T${time}`),
    inBerlin('dtend', endOf(firstDay, time)),
    ['rrule', {}, 'recur', { freq: 'WEEKLY', byday: weekdays.map((day) => day.slice(0, 2)) }],
    ...skippedDays.map((day) => inBerlin('exdate', `${day}T${time}`)),
    // The library writes a carriage return as it is, and a title may be older than the rule of its field.
    text('summary', asOneLine(summary)),
    text('class', 'PRIVATE'),
    // A reminder does not block time in the calendar.
    text('transp', 'TRANSPARENT'),
  ]
}

/**
 * iCalendar (RFC 5545), the same text for the same events and state. Written as jCal (RFC 7265). Without alarms: the
 * app reminds by itself.
 */
export const calendarText = (
  events: readonly CalendarEvent[],
  { hasTitles, ...state }: CalendarState & { hasTitles: boolean },
): string => {
  const calendar = [
    'vcalendar',
    [
      text('prodid', '-//Wohlauf//Kalender//DE'),
      text('version', '2.0'),
      text('calscale', 'GREGORIAN'),
      // Apple and Google do not read NAME (RFC 7986).
      ['x-wr-calname', {}, 'unknown', hasTitles ? 'Gewohnheiten' : 'Erinnerungen'],
      ['x-wr-timezone', {}, 'unknown', BERLIN.name],
      ['refresh-interval', {}, 'duration', 'PT4H'],
      // Outlook reads this one.
      ['x-published-ttl', {}, 'unknown', 'PT4H'],
    ],
    [BERLIN.component, ...events.map((event) => ['vevent', propertiesOf(event, state), []])],
  ]
  return ICAL.stringify(calendar as Parameters<typeof ICAL.stringify>[0])
}
