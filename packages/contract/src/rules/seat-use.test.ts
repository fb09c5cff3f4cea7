import { expect, test } from 'vitest'
import { freeSeats, seatUse } from './seat-use.ts'

test.each([
  [20, 0, 20],
  [20, 19, 1],
  [20, 20, 0],
  [20, 25, 0],
  [0, 0, 0],
])('of %i seats with %i in use, %i are free', (available, usedSeats, free) => {
  expect(freeSeats(available, usedSeats)).toBe(free)
})

test.each([
  [10, 0, 10, 'enough'],
  [10, 8, 2, 'enough'],
  [10, 9, 1, 'few'],
  [10, 10, 0, 'none'],
  [10, 12, 0, 'none'],
  [100, 89, 11, 'enough'],
  [100, 90, 10, 'few'],
  [110, 98, 12, 'enough'],
  [110, 99, 11, 'few'],
  [0, 0, 0, 'none'],
] as const)('of %i seats with %i in use %i are free: %s', (available, usedSeats, free, state) => {
  expect(seatUse(available, usedSeats)).toEqual({ freeSeats: free, state })
})
