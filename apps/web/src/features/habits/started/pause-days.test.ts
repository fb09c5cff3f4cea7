import { expect, test } from 'vitest'
import { endOfWeek, latestPause, pauseOfWeeks } from './pause-days.ts'

test.each([
  ['2026-11-23', '2026-11-29'],
  ['2026-11-28', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
])('the week of %s ends on %s', (day, sunday) => {
  expect(endOfWeek(day)).toBe(sunday)
})

test('a week is seven days with the first one, across the change of the clocks too', () => {
  expect(pauseOfWeeks('2026-10-20', 1)).toBe('2026-10-26')
  expect(pauseOfWeeks('2026-12-25', 2)).toBe('2027-01-07')
})

test('the latest end is a year from today', () => {
  expect(latestPause('2027-03-01')).toBe('2028-02-29')
})
