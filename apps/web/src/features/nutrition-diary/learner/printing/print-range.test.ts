import { expect, test } from 'vitest'
import { lastDays } from './print-range.ts'

test.each([
  [7, '2031-02-27'],
  [30, '2031-02-04'],
  [1, '2031-03-05'],
])('the last %i days end with today', (count, from) => {
  expect(lastDays('2031-03-05', count)).toEqual({ from, to: '2031-03-05' })
})
