import type { Weekday } from '@wohlauf/contract/values/values'
import { describe, expect, test } from 'vitest'
import { type RunHistory, stateOfDay } from './days.ts'
import {
  daysOfMonth,
  isMinRuntimeEarned,
  runtimePercentage,
  shareOfLastFourWeeks,
  shareOfMonth,
  shareOfThisWeek,
} from './look-back.ts'

const history = (
  fields: Partial<Omit<RunHistory, 'loggedDays'>> & { logged?: string[] } = {},
): RunHistory => {
  const { logged = [], ...rest } = fields
  return {
    startedOn: '2026-03-02',
    weekdays: ['MONDAY', 'WEDNESDAY', 'FRIDAY'],
    pastPlans: [],
    pauses: [],
    oldMonths: new Map(),
    ...rest,
    loggedDays: new Set(logged),
    idOfLastLog: null,
  }
}

// 2 March 2026 is a Monday.
describe('a day', () => {
  const DAILY: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
  const changedHistory = history({
    weekdays: DAILY,
    pastPlans: [
      { endsOn: '2026-03-10', weekdays: ['SATURDAY'] },
      { endsOn: '2026-03-05', weekdays: ['MONDAY'] },
    ],
    pauses: [
      { startsOn: '2026-03-12', endsOn: '2026-03-13' },
      { startsOn: '2026-03-20', endsOn: '2026-03-20' },
    ],
    logged: ['2026-03-08', '2026-03-13'],
  })
  test.each([
    ['2026-03-01', 'FREE', 'before the run'],
    ['2026-03-02', 'PLANNED', 'by the oldest plan'],
    ['2026-03-03', 'FREE', 'by the oldest plan'],
    ['2026-03-09', 'FREE', 'by the plan after it'],
    ['2026-03-07', 'PLANNED', 'by the plan after it'],
    ['2026-03-10', 'FREE', 'by the plan after it, on its last day'],
    ['2026-03-08', 'DONE', 'although not planned'],
    ['2026-03-11', 'PLANNED', 'by what is in force now'],
    ['2026-03-12', 'PAUSED', 'on the first day of a pause'],
    ['2026-03-13', 'DONE', 'although paused'],
    ['2026-03-14', 'PLANNED', 'after a pause'],
    ['2026-03-20', 'PAUSED', 'of a pause of a day'],
  ])('%s is %s, %s', (day, state) => {
    expect(stateOfDay(changedHistory, day)).toBe(state)
    expect(stateOfDay({ ...changedHistory, pastPlans: changedHistory.pastPlans.toReversed() }, day)).toBe(
      state,
    )
  })

  test('of a habit that is disabled is free', () =>
    expect(stateOfDay(history({ startedOn: null, logged: ['2026-03-02'] }), '2026-03-02')).toBe('FREE'))
})

test.each([
  // Sunday evening still belongs to the week of its Monday.
  ['2026-03-02', { done: 2, planned: 4 }],
  ['2026-03-08', { done: 2, planned: 4 }],
  ['2026-03-09', { done: 0, planned: 3 }],
])('the week of %s is %o', (today, share) =>
  expect(shareOfThisWeek(history({ logged: ['2026-03-02', '2026-03-03'] }), today)).toEqual(share),
)

test('days of a pause are not planned in the week', () =>
  expect(
    shareOfThisWeek(history({ pauses: [{ startsOn: '2026-03-03', endsOn: '2026-03-06' }] }), '2026-03-04'),
  ).toEqual({ done: 0, planned: 1 }))

describe('the last four weeks', () => {
  const long = history({ startedOn: '2026-01-05' })
  test('are 28 days that end with today, which counts when it is done', () => {
    expect(shareOfLastFourWeeks(long, '2026-03-04')).toEqual({ done: 0, planned: 11 })
    const done = { ...long, loggedDays: new Set(['2026-03-04']) }
    expect(shareOfLastFourWeeks(done, '2026-03-04')).toEqual({ done: 1, planned: 12 })
  })
  test('begin with the run when it is shorter', () =>
    expect(shareOfLastFourWeeks(history(), '2026-03-07')).toEqual({ done: 0, planned: 3 }))
  test('exclude days before the run', () => {
    const before = { ...long, loggedDays: new Set(['2026-02-04', '2026-02-06']) }
    expect(shareOfLastFourWeeks(before, '2026-03-04')).toEqual({ done: 1, planned: 11 })
  })
})

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-03', 31],
  ['2026-12', 31],
])('%s has %i days, from the first to the last', (month, count) => {
  const days = daysOfMonth(history(), month)
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([count, `${month}-01`, `${month}-${count}`])
})

test.each([
  [null, '2026-03-10', null],
  ['2026-03-02', '2026-03-02', 0],
  ['2026-03-02', '2026-03-09', 33],
  ['2026-03-02', '2026-03-22', 95],
  ['2026-03-02', '2026-03-23', 100],
  ['2026-03-02', '2027-03-23', 100],
  // Over the change of the clocks a day is a day.
  ['2026-03-23', '2026-03-30', 33],
])('a run from %s has on %s passed %s of three weeks', (startedOn, today, percentage) =>
  expect(runtimePercentage({ startedOn }, 3, today)).toBe(percentage),
)

describe('an old month', () => {
  const oldMonths = new Map([['2026-03', { done: 5, planned: 20 }]])
  test('has the stored share instead of its days', () =>
    expect(shareOfMonth(history({ oldMonths, logged: ['2026-03-02'] }), '2026-03')).toEqual({
      done: 5,
      planned: 20,
    }))
  test('in which nothing was logged has the share of its plan', () =>
    expect(shareOfMonth(history({ oldMonths }), '2026-04')).toEqual({ done: 0, planned: 13 }))
  test('counts for the minimum runtime', () => {
    const april = ['2026-04-01', '2026-04-03', '2026-04-06']
    expect(isMinRuntimeEarned(history({ oldMonths, logged: april }), 2, '2026-04-08')).toBe(false)
    const half = new Map([['2026-03', { done: 10, planned: 20 }]])
    expect(isMinRuntimeEarned(history({ oldMonths: half, logged: april }), 2, '2026-04-08')).toBe(true)
  })
})

describe('the minimum runtime of two weeks', () => {
  // Planned until the 15th: 2, 4, 6, 9, 11, 13.
  test.each<[string, Parameters<typeof history>[0], string, boolean]>([
    [
      'is earned with half of the days',
      { logged: ['2026-03-02', '2026-03-04', '2026-03-06'] },
      '2026-03-16',
      true,
    ],
    ['is not with fewer', { logged: ['2026-03-02', '2026-03-04'] }, '2026-03-16', false],
    ['is not a day before', { logged: ['2026-03-02', '2026-03-04', '2026-03-06'] }, '2026-03-15', false],
    [
      'counts today only when it is done',
      { logged: ['2026-03-02', '2026-03-04', '2026-03-16'] },
      '2026-03-16',
      false,
    ],
    [
      'reaches the share later',
      { logged: ['2026-03-02', '2026-03-04', '2026-03-16', '2026-03-18'] },
      '2026-03-18',
      true,
    ],
    [
      'counts no days of a pause',
      { logged: ['2026-03-02'], pauses: [{ startsOn: '2026-03-05', endsOn: '2026-03-15' }] },
      '2026-03-16',
      true,
    ],
    [
      'is not earned without a planned day',
      { pauses: [{ startsOn: '2026-03-02', endsOn: '2026-03-15' }] },
      '2026-03-16',
      false,
    ],
    ['is not earned by a disabled habit', { startedOn: null, logged: ['2026-03-02'] }, '2026-03-16', false],
  ])('%s', (_, fields, today, isEarned) =>
    expect(isMinRuntimeEarned(history(fields), 2, today)).toBe(isEarned),
  )
})
