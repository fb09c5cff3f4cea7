import { expect, test } from 'vitest'
import { seatUse } from './seat-use.ts'

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
] as const)('of %i seats with %i in use %i are free: %s', (available, used, freeSeats, state) => {
  expect(seatUse(available, used)).toEqual({ freeSeats, state })
})
