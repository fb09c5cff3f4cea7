import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'
import { eventsOf, type PlannedHabit } from './rules/events.ts'

const plan = (changes: Partial<PlannedHabit> = {}): PlannedHabit => ({
  habitIntentId: '0e1b2c3d-0000-7000-8000-000000000001',
  title: 'Spazieren gehen',
  weekdays: ['MONDAY', 'WEDNESDAY'],
  notificationTime: '09:30:00',
  since: '2026-03-02',
  pauses: [],
  ...changes,
})

const CHANGED_AT = new Date('2026-03-04T09:00:00Z')

const textOf = (plans: PlannedHabit[], { today = '2026-03-04', hasTitles = false } = {}) =>
  calendarText(eventsOf(plans, { today, hasTitles }), { hasTitles, sequence: 3, changedAt: CHANGED_AT })

const read = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')

/** What a calendar shows, according to an independent library. */
const momentsBetween = (text: string, from: string, to: string): string[] =>
  read(text).flatMap((event) =>
    ical
      .expandRecurringEvent(event, { from: new Date(`${from}T00:00:00Z`), to: new Date(`${to}T23:59:59Z`) })
      .map(({ start }) => new Date(start).toISOString()),
  )

const times = (text: string, from: string, to: string) =>
  momentsBetween(text, from, to).map((at) => at.slice(0, 16))

test.each([
  ['into summer', '2026-03-23', '2026-04-01', ['23T08:30', '25T08:30', '30T07:30', '01T07:30']],
  ['into winter', '2026-10-19', '2026-10-28', ['19T07:30', '21T07:30', '26T08:30', '28T08:30']],
])('9:30 stays 9:30 in Berlin when the clocks change %s', (_, from, to, expected) => {
  expect(times(textOf([plan()]), from, to).map((at) => at.slice(8))).toEqual(expected)
})

test('each weekday of a habit is on its own day, and another time at its time', () => {
  const daily = textOf([plan({ weekdays: [...WEEKDAYS], notificationTime: '23:55:00' })])
  expect(times(daily, '2026-03-09', '2026-03-15')).toEqual(
    WEEKDAYS.map((_, at) => `${addDays('2026-03-09', at)}T22:55`),
  )
  // It ends on the next day.
  expect(daily).toContain('DTEND;TZID=Europe/Berlin:20260303T001000')
})

test('days of a pause are left out, from its first day to its last', () => {
  const text = textOf([plan({ pauses: [{ startsOn: '2026-03-09', endsOn: '2026-03-16' }] })])
  expect(times(text, '2026-03-02', '2026-03-19')).toEqual([
    '2026-03-02T08:30',
    '2026-03-04T08:30',
    '2026-03-18T08:30',
  ])
})

test('a habit that is paused from its first day on begins after the longest pause', () => {
  const text = textOf([plan({ pauses: [{ startsOn: '2026-03-02', endsOn: '2027-03-04' }] })])
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270308T093000')
  expect(text).not.toContain('EXDATE')
})

test('a plan shows its days since the month before this one', () => {
  const since = plan({ since: '2024-01-01' })
  expect(textOf([since], { today: '2026-03-31' })).toContain('DTSTART;TZID=Europe/Berlin:20260202T093000')
  expect(textOf([since], { today: '2026-04-01' })).toContain('DTSTART;TZID=Europe/Berlin:20260302T093000')
})

test('the same events have the same text, with the moment of their last change', () => {
  const text = textOf([plan()])
  expect(textOf([plan()])).toBe(text)
  expect(text).toContain('\r\nDTSTAMP:20260304T090000Z\r\nLAST-MODIFIED:20260304T090000Z\r\nSEQUENCE:3\r\n')
  expect(text).toContain('\r\nUID:0e1b2c3d-0000-7000-8000-000000000001\r\n')
})

test('without titles nothing reveals the subject of an event; with them each event has its habit’s title', () => {
  const discreet = textOf([plan()])
  expect(discreet).toContain('\r\nSUMMARY:Erinnerung\r\n')
  expect(discreet).toContain('\r\nX-WR-CALNAME:Erinnerungen\r\n')
  expect(discreet).not.toMatch(/gehen|gewohnheit|habit/i)
  const titledText = textOf([plan()], { hasTitles: true })
  expect(titledText).toContain('\r\nSUMMARY:Spazieren gehen\r\n')
  expect(titledText).toContain('\r\nX-WR-CALNAME:Gewohnheiten\r\n')
})

test.each(['\n', '\r', '\r\n', '\u0085'])(
  'a title with %j cannot leave its line, and lines have 75 octets at most',
  (sign) => {
    const title = (between: string) => `Ruhe; Atem, \\ und${between}END:VEVENT ${'äöü😀'.repeat(40)}`
    const text = textOf([plan({ title: title(sign) })], { hasTitles: true })
    expect(read(text).map(({ summary }) => summary)).toEqual([title(' ')])
    const lines = text.split('\r\n')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]|\uFFFD/)
    expect(lines.at(-1)).toBe('')
  },
)

test('a calendar without events is valid', () => {
  const text = textOf([])
  expect(read(text)).toEqual([])
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT4H\r\nX-PUBLISHED-TTL:PT4H\r\n')
})
