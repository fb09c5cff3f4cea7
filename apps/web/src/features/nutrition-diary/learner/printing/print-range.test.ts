import { expect, test } from 'vitest'
import { lastDays, problemOfRange } from './print-range.ts'

test.each([
  [7, '2031-02-27'],
  [30, '2031-02-04'],
  [1, '2031-03-05'],
])('the last %i days end with today', (count, from) => {
  expect(lastDays('2031-03-05', count)).toEqual({ from, to: '2031-03-05' })
})

test.each([
  ['one day', '2031-03-05', '2031-03-05', null],
  ['92 days, over a change of the clocks', '2031-02-01', '2031-05-03', null],
  ['93 days', '2031-02-01', '2031-05-04', 'Auf einmal lassen sich höchstens 92 Tage drucken.'],
  ['an end before the beginning', '2031-03-05', '2031-03-04', 'Das Ende liegt vor dem Anfang.'],
])('%s', (_name, from, to, problem) => {
  expect(problemOfRange({ from, to })).toBe(problem)
})
