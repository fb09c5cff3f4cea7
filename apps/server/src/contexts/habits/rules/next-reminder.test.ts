import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { WEEKDAYS, type Weekday } from '@wohlauf/contract/values/values'
import { describe, expect, test } from 'vitest'
import { nextReminder as nextReminderOf } from './next-reminder.ts'

const EVERY_DAY = WEEKDAYS

const nextReminder = (weekdays: readonly Weekday[], notificationTime: string, now: Date, isLogged: boolean) =>
  nextReminderOf(
    {
      isEnabled: true,
      weekdays,
      notificationTime,
      pausedUntil: null,
      remindedOn: null,
      loggedOn: isLogged ? berlinDay(now) : null,
    },
    now,
  )

type Row = [
  name: string,
  now: string,
  weekdays: readonly Weekday[],
  time: string,
  isLogged: boolean,
  next: string,
]

// 4 March 2026 is a Wednesday; the clocks change on 29 March (2:00 → 3:00) and 25 October 2026 (3:00 → 2:00).
const ROWS: Row[] = [
  ['later today', '2026-03-04T09:00:00Z', ['WEDNESDAY'], '12:00:00', false, '2026-03-04T11:00:00.000Z'],
  ['in a moment', '2026-03-04T10:59:59.999Z', ['WEDNESDAY'], '12:00:00', false, '2026-03-04T11:00:00.000Z'],
  [
    'strictly after now',
    '2026-03-04T11:00:00Z',
    ['WEDNESDAY'],
    '12:00:00',
    false,
    '2026-03-11T11:00:00.000Z',
  ],
  ['missed today', '2026-03-04T11:00:00.001Z', ['WEDNESDAY'], '12:00:00', false, '2026-03-11T11:00:00.000Z'],
  [
    'missed today, also tomorrow',
    '2026-03-04T13:00:00Z',
    EVERY_DAY,
    '12:00:00',
    false,
    '2026-03-05T11:00:00.000Z',
  ],
  ['logged today already', '2026-03-04T09:00:00Z', EVERY_DAY, '12:00:00', true, '2026-03-05T11:00:00.000Z'],
  [
    'logged, only this weekday',
    '2026-03-04T09:00:00Z',
    ['WEDNESDAY'],
    '12:00:00',
    true,
    '2026-03-11T11:00:00.000Z',
  ],
  [
    'the nearest of several',
    '2026-03-04T12:00:00Z',
    ['MONDAY', 'FRIDAY'],
    '08:30:00',
    false,
    '2026-03-06T07:30:00.000Z',
  ],
  [
    'over the weekend',
    '2026-03-06T12:00:00Z',
    ['MONDAY', 'FRIDAY'],
    '08:30:00',
    false,
    '2026-03-09T07:30:00.000Z',
  ],
  ['the earliest time', '2026-03-04T03:59:00Z', EVERY_DAY, '05:00:00', false, '2026-03-04T04:00:00.000Z'],
  ['the latest time', '2026-03-04T22:50:00Z', EVERY_DAY, '23:55:00', false, '2026-03-04T22:55:00.000Z'],
  [
    'the latest time, just past',
    '2026-03-04T22:55:00Z',
    EVERY_DAY,
    '23:55:00',
    false,
    '2026-03-05T22:55:00.000Z',
  ],
  [
    'after midnight in Berlin, before it in UTC',
    '2026-03-04T23:30:00Z',
    ['THURSDAY'],
    '05:00:00',
    false,
    '2026-03-05T04:00:00.000Z',
  ],
  [
    'a local day that is no longer Wednesday',
    '2026-03-04T23:30:00Z',
    ['WEDNESDAY'],
    '23:55:00',
    false,
    '2026-03-11T22:55:00.000Z',
  ],
  [
    'before the clocks go forward',
    '2026-03-28T12:00:00Z',
    ['SUNDAY'],
    '12:00:00',
    false,
    '2026-03-29T10:00:00.000Z',
  ],
  [
    'in the night they go forward',
    '2026-03-29T00:59:00Z',
    ['SUNDAY'],
    '05:00:00',
    false,
    '2026-03-29T03:00:00.000Z',
  ],
  ['a week over it', '2026-03-25T12:00:00Z', ['WEDNESDAY'], '12:00:00', false, '2026-04-01T10:00:00.000Z'],
  [
    'the last minutes of the short day',
    '2026-03-29T21:54:00Z',
    ['SUNDAY'],
    '23:55:00',
    false,
    '2026-03-29T21:55:00.000Z',
  ],
  [
    'before the clocks go back',
    '2026-10-24T12:00:00Z',
    ['SUNDAY'],
    '12:00:00',
    false,
    '2026-10-25T11:00:00.000Z',
  ],
  [
    'in the night they go back',
    '2026-10-25T00:30:00Z',
    ['SUNDAY'],
    '05:00:00',
    false,
    '2026-10-25T04:00:00.000Z',
  ],
  ['a week over it', '2026-10-21T12:00:00Z', ['WEDNESDAY'], '12:00:00', false, '2026-10-28T11:00:00.000Z'],
  [
    'the last minutes of the long day',
    '2026-10-25T22:54:00Z',
    ['SUNDAY'],
    '23:55:00',
    false,
    '2026-10-25T22:55:00.000Z',
  ],
  ['logged on the long day', '2026-10-25T10:00:00Z', EVERY_DAY, '12:00:00', true, '2026-10-26T11:00:00.000Z'],
  ['over the year’s end', '2026-12-31T22:56:00Z', EVERY_DAY, '23:55:00', false, '2027-01-01T22:55:00.000Z'],
  [
    'in the year’s last hour, the next year in Berlin',
    '2026-12-31T23:30:00Z',
    ['FRIDAY'],
    '05:00:00',
    false,
    '2027-01-01T04:00:00.000Z',
  ],
  ['over a leap day', '2028-02-28T12:00:00Z', ['TUESDAY'], '08:00:00', false, '2028-02-29T07:00:00.000Z'],
]

describe('the next reminder', () => {
  test.each(ROWS)('%s: %s', (_, now, weekdays, time, isLogged, next) =>
    expect(nextReminder(weekdays, time, new Date(now), isLogged)?.toISOString()).toBe(next),
  )

  test('is null without a weekday', () =>
    expect(nextReminder([], '12:00:00', new Date('2026-03-04T09:00:00Z'), false)).toBeNull())

  test('exists for every weekday at its wall time, for whole years', () => {
    const atNoon = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit', weekday: 'long' } as const
    const format = new Intl.DateTimeFormat('en-GB', atNoon)
    let now = new Date('2026-01-01T00:00:00Z')
    for (let count = 0; count < 800; count += 1) {
      const next = nextReminder(EVERY_DAY, '12:00:00', now, false)
      if (!next) throw new Error('there is always a next one')
      const hours = (next.getTime() - now.getTime()) / 3_600_000
      if (count > 0) expect([23, 24, 25]).toContain(hours)
      expect(format.format(next)).toMatch(/12:00$/)
      now = next
    }
  })
})

test.each([
  ['2026-03-04T22:59:59Z', '2026-03-04'],
  ['2026-03-04T23:00:00Z', '2026-03-05'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Berlin', (now, day) => expect(berlinDay(new Date(now))).toBe(day))
