import { expect, test } from 'vitest'
import { monthsSince, type SeatsChange, seatHistory, totalOf } from './seat-history.ts'

const at = (instant: string, availableSeats: number): SeatsChange => ({
  availableSeats,
  changedAt: new Date(instant),
})

// Midnight in Berlin is 23:00 UTC of the day before in winter, and 22:00 in summer. In 2026 the clocks go forward on
// 29 March and back on 25 October.
const MUSTER = [
  at('2025-11-30T22:59:59.999Z', 10), // 30 November, 23:59:59.999
  at('2025-11-30T23:00:00.000Z', 20), // 1 December, 00:00
  at('2026-01-31T22:59:59.999Z', 30), // the last instant of January
  at('2026-03-31T21:59:59.999Z', 50), // the last instant of March, which ends in summer time
  at('2026-03-31T22:00:00.000Z', 40), // the first instant of April
  at('2026-10-31T22:30:00.000Z', 70), // 31 October, 23:30, in winter time again
  at('2026-10-31T23:00:00.000Z', 60), // 1 November, 00:00
  at('2026-12-10T09:00:00.000Z', 80),
  at('2026-12-10T09:00:00.000Z', 90), // at the same time: the later one counts
  at('2026-12-10T12:00:00.001Z', 100), // after now
]
/** The first seats are in June; none are left on the last day of July, and there are some again on 1 August. */
const LATER = [at('2026-06-15T10:00:00Z', 10), at('2026-07-31T20:00:00Z', 0), at('2026-08-01T00:00:00Z', 20)]
/** The first seats are in the first minutes of a month, and on its last day. */
const NEW_YEAR = [at('2025-12-31T23:00:00Z', 10)]
const LEAP_DAY_OF_NONE = [at('2026-02-28T22:59:59.999Z', 40)]
const NOW = new Date('2026-12-10T12:00:00.000Z')

/** Worked out by hand: month, then each sponsor, then the total. */
const TABLE: readonly [string, number | null, number | null, number | null, number | null, number][] = [
  ['2025-11', 10, null, null, null, 10],
  ['2025-12', 20, null, null, null, 20],
  ['2026-01', 30, null, 10, null, 40],
  ['2026-02', 30, null, 10, 40, 80],
  ['2026-03', 50, null, 10, 40, 100],
  ['2026-04', 40, null, 10, 40, 90],
  ['2026-05', 40, null, 10, 40, 90],
  ['2026-06', 40, 10, 10, 40, 100],
  ['2026-07', 40, 0, 10, 40, 90],
  ['2026-08', 40, 20, 10, 40, 110],
  ['2026-09', 40, 20, 10, 40, 110],
  ['2026-10', 70, 20, 10, 40, 140],
  ['2026-11', 60, 20, 10, 40, 130],
  ['2026-12', 90, 20, 10, 40, 160],
]

test('every month of every sponsor, and the total, are those of the table', () => {
  const sponsors = [MUSTER, LATER, NEW_YEAR, LEAP_DAY_OF_NONE]
  const months = monthsSince(sponsors.flat(), NOW)
  const histories = sponsors.map((changes) => seatHistory(changes, months, NOW))
  const total = totalOf(histories, months)
  const rows = months.map((month, index) => [
    month,
    ...histories.map((history) => history[index]?.availableSeats),
    total[index]?.availableSeats,
  ])
  expect(rows).toEqual(TABLE)
})

test('the current month has today’s number, also in its last and its first instant', () => {
  const changes = [at('2026-05-01T10:00:00Z', 10), at('2026-05-31T21:59:59.999Z', 20)]
  const valueAt = (now: string) => {
    const time = new Date(now)
    return seatHistory(changes, monthsSince(changes, time), time)
  }
  expect(valueAt('2026-05-31T21:59:59.998Z')).toEqual([{ month: '2026-05', availableSeats: 10 }])
  expect(valueAt('2026-05-31T21:59:59.999Z')).toEqual([{ month: '2026-05', availableSeats: 20 }])
  expect(valueAt('2026-05-31T22:00:00.000Z')).toEqual([
    { month: '2026-05', availableSeats: 20 },
    { month: '2026-06', availableSeats: 20 },
  ])
})

test('without a sponsor there are no months; a month without seats has no total', () => {
  expect(monthsSince([], NOW)).toEqual([])
  expect(totalOf([[]], ['2026-01'])).toEqual([{ month: '2026-01', availableSeats: null }])
})
