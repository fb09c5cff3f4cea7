import { expect, test } from 'vitest'
import { firstOfMonth, monthsToFreeze } from './months.ts'

test.each([
  ['2026-03-31', 0, '2026-03-01'],
  ['2026-03-31', -1, '2026-02-01'],
  ['2026-01-15', -1, '2025-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
])('the month of %s, moved by %i, begins on %s', (day, months, first) => {
  expect(firstOfMonth(day, months)).toBe(first)
})

const long = new Date('2020-01-01T12:00:00Z')
const at = (now: string, since = long, frozen: string[] = []) =>
  monthsToFreeze({ since, frozen, now: new Date(now) })

test.each([
  ['the last minute of March in Berlin', '2026-03-31T21:59:00Z', ['2025-12-01', '2026-01-01', '2026-02-01']],
  ['the first minute of April in Berlin', '2026-03-31T22:00:00Z', ['2026-01-01', '2026-02-01', '2026-03-01']],
  ['the first minute of January', '2025-12-31T23:00:00Z', ['2025-10-01', '2025-11-01', '2025-12-01']],
])('only months that have ended, and three at most: in %s', (_, now, months) => {
  expect(at(now)).toEqual(months)
})

test('a month is frozen once', () => {
  expect(at('2026-04-10T10:00:00Z', long, ['2026-01-01', '2026-03-01'])).toEqual(['2026-02-01'])
})

test('the first month is the one in which the sponsor was created, by the days of Berlin', () => {
  expect(at('2026-04-10T10:00:00Z', new Date('2026-01-31T22:59:00Z'))).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
  expect(at('2026-04-10T10:00:00Z', new Date('2026-01-31T23:00:00Z'))).toEqual(['2026-02-01', '2026-03-01'])
  expect(at('2026-04-10T10:00:00Z', new Date('2026-04-01T10:00:00Z'))).toEqual([])
})
