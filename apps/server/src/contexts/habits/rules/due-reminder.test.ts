import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { describe, expect, test } from 'vitest'
import {
  isReminderStale,
  nextReminder,
  type ReminderPlan,
  reminderAfterChange,
  settleDueReminder,
} from './next-reminder.ts'

const plan = (fields: Partial<ReminderPlan> = {}): ReminderPlan => ({
  isEnabled: true,
  weekdays: WEEKDAYS,
  notificationTime: '12:00:00',
  pausedUntil: null,
  remindedOn: null,
  loggedOn: null,
  ...fields,
})
const at = (instant: string) => new Date(instant)

// 4 March 2026 is a Wednesday, noon in Berlin is at 11:00 UTC.
describe('the next reminder', () => {
  test.each<[string, Partial<ReminderPlan>, string, string | null]>([
    ['is null while disabled', { isEnabled: false }, '2026-03-04T09:00:00Z', null],
    ['is null without a weekday', { weekdays: [] }, '2026-03-04T09:00:00Z', null],
    [
      'comes on the day after the pause',
      { pausedUntil: '2026-03-04' },
      '2026-03-04T09:00:00Z',
      '2026-03-05T11:00:00.000Z',
    ],
    [
      'comes on the first planned day after the pause',
      { pausedUntil: '2026-03-06', weekdays: ['FRIDAY'] },
      '2026-03-04T09:00:00Z',
      '2026-03-13T11:00:00.000Z',
    ],
    [
      'comes in a year, when the pause is so long',
      { pausedUntil: '2027-03-04' },
      '2026-03-04T09:00:00Z',
      '2027-03-05T11:00:00.000Z',
    ],
    [
      'does not know a pause that is over',
      { pausedUntil: '2026-03-03' },
      '2026-03-04T09:00:00Z',
      '2026-03-04T11:00:00.000Z',
    ],
    [
      'is tomorrow when today was reminded of, also at a later time',
      { remindedOn: '2026-03-04', notificationTime: '18:00:00' },
      '2026-03-04T12:00:00Z',
      '2026-03-05T17:00:00.000Z',
    ],
    [
      'does not care for what was logged yesterday',
      { loggedOn: '2026-03-03', remindedOn: '2026-03-03' },
      '2026-03-04T09:00:00Z',
      '2026-03-04T11:00:00.000Z',
    ],
    [
      'begins its day at midnight in Berlin',
      { loggedOn: '2026-03-04' },
      '2026-03-04T23:00:00Z',
      '2026-03-05T11:00:00.000Z',
    ],
    [
      'comes after a pause over the change of the clocks at the same time of day',
      { pausedUntil: '2026-03-29' },
      '2026-03-20T09:00:00Z',
      '2026-03-30T10:00:00.000Z',
    ],
    [
      'comes after a pause until the leap day',
      { pausedUntil: '2028-02-29' },
      '2028-02-20T09:00:00Z',
      '2028-03-01T11:00:00.000Z',
    ],
  ])('%s', (_, fields, now, expected) =>
    expect(nextReminder(plan(fields), at(now))?.toISOString() ?? null).toBe(expected),
  )
})

/** Every set of weekdays except the empty one. */
const ALL_SETS = Array.from({ length: 127 }, (_, index) =>
  WEEKDAYS.filter((_day, bit) => ((index + 1) >> bit) & 1),
)

test.each([
  ['2027-03-22', '2027-04-04'],
  ['2027-10-25', '2027-11-07'],
  ['2028-02-21', '2028-04-02'],
  ['2028-10-23', '2028-11-05'],
  ['2029-03-19', '2029-04-01'],
  ['2029-10-22', '2029-11-04'],
  ['2030-03-25', '2030-04-07'],
  ['2030-10-21', '2030-11-03'],
])('every set of weekdays has reminders at noon on exactly its days from %s to %s', (first, last) => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  const days = (weekdays: ReminderPlan['weekdays']) => {
    const expected: string[] = []
    for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 }))
      if (weekdays.includes(WEEKDAYS[day.dayOfWeek - 1] ?? 'MONDAY')) expected.push(`${day}, 12:00:00`)
    return expected
  }
  for (const weekdays of ALL_SETS) {
    const reminders: string[] = []
    let now = at(`${first}T00:00:00Z`)
    for (;;) {
      const next = nextReminder(plan({ weekdays }), now)
      if (!next || clock.format(next).slice(0, 10) > last) break
      reminders.push(clock.format(next))
      now = next
    }
    expect(reminders).toEqual(days(weekdays))
  }
})

describe('a reminder that is due', () => {
  const DUE = at('2026-03-04T11:00:00Z')
  test.each<[string, Partial<ReminderPlan>, string, boolean]>([
    ['at its instant is sent', {}, '2026-03-04T11:00:00Z', true],
    ['an hour late is sent', {}, '2026-03-04T12:00:00Z', true],
    ['more than an hour late is not', {}, '2026-03-04T12:00:00.001Z', false],
    ['of a day that was logged is not', { loggedOn: '2026-03-04' }, '2026-03-04T11:00:00Z', false],
    ['of a day that was reminded of is not', { remindedOn: '2026-03-04' }, '2026-03-04T11:00:00Z', false],
    ['of a day of the pause is not', { pausedUntil: '2026-03-04' }, '2026-03-04T11:00:00Z', false],
    ['of a day that is not planned is not', { weekdays: ['MONDAY'] }, '2026-03-04T11:00:00Z', false],
    ['of a disabled habit is not', { isEnabled: false }, '2026-03-04T11:00:00Z', false],
    [
      'after a pause that ended yesterday is sent',
      { pausedUntil: '2026-03-03' },
      '2026-03-04T11:00:00Z',
      true,
    ],
  ])('%s', (_, fields, now, isSent) => {
    const settlement = settleDueReminder(DUE, plan(fields), at(now))
    expect([settlement.isSent, settlement.day]).toEqual([isSent, '2026-03-04'])
    expect(settlement.remindedOn).toBe(isSent ? '2026-03-04' : (fields.remindedOn ?? null))
    expect(settlement.nextReminderAt === null || settlement.nextReminderAt > at(now)).toBe(true)
  })

  test('before midnight is not sent after it', () => {
    const latePlan = plan({ notificationTime: '23:55:00' })
    expect(settleDueReminder(at('2026-03-04T22:55:00Z'), latePlan, at('2026-03-04T22:59:59Z')).isSent).toBe(
      true,
    )
    expect(settleDueReminder(at('2026-03-04T22:55:00Z'), latePlan, at('2026-03-04T23:00:00Z')).isSent).toBe(
      false,
    )
  })
})

describe('after a change while the worker is late', () => {
  const DUE = at('2026-03-04T11:00:00Z')
  test.each<[string, Partial<ReminderPlan>, string, string | null]>([
    ['what is due is kept', {}, '2026-03-04T11:10:00Z', '2026-03-04T11:00:00.000Z'],
    [
      'another time today takes its place',
      { notificationTime: '15:00:00' },
      '2026-03-04T11:10:00Z',
      '2026-03-04T14:00:00.000Z',
    ],
    [
      'a time that is over today leaves it',
      { notificationTime: '08:00:00' },
      '2026-03-04T11:10:00Z',
      '2026-03-04T11:00:00.000Z',
    ],
    [
      'one that is not due yet goes with a time that is over today',
      { notificationTime: '08:00:00' },
      '2026-03-04T09:00:00Z',
      '2026-03-05T07:00:00.000Z',
    ],
    [
      'it goes when the day was logged',
      { loggedOn: '2026-03-04' },
      '2026-03-04T11:10:00Z',
      '2026-03-05T11:00:00.000Z',
    ],
    [
      'it goes with its weekday',
      { weekdays: ['FRIDAY'] },
      '2026-03-04T11:10:00Z',
      '2026-03-06T11:00:00.000Z',
    ],
    [
      'it goes with a pause',
      { pausedUntil: '2026-03-05' },
      '2026-03-04T11:10:00Z',
      '2026-03-06T11:00:00.000Z',
    ],
    ['it goes when the habit is disabled', { isEnabled: false }, '2026-03-04T11:10:00Z', null],
    ['it goes when it is too late', {}, '2026-03-04T12:10:00Z', '2026-03-05T11:00:00.000Z'],
  ])('%s', (_, fields, now, expected) =>
    expect(reminderAfterChange(DUE, plan(fields), at(now))?.toISOString() ?? null).toBe(expected),
  )
})

test.each<[string, string | null, Partial<ReminderPlan>, boolean]>([
  ['the one that follows', '2026-03-04T11:00:00Z', {}, false],
  ['none', null, {}, true],
  ['one too late', '2026-03-05T11:00:00Z', {}, true],
  ['one of a disabled habit', '2026-03-04T11:00:00Z', { isEnabled: false }, true],
  ['none of a disabled habit', null, { isEnabled: false }, false],
  ['one that is due', '2026-03-04T08:59:59Z', {}, false],
  ['one that is due now', '2026-03-04T09:00:00Z', {}, false],
])('stored is %s', (_, storedReminder, fields, isStale) =>
  expect(
    isReminderStale(
      storedReminder === null ? null : at(storedReminder),
      plan(fields),
      at('2026-03-04T09:00:00Z'),
    ),
  ).toBe(isStale),
)
