import { expect, test } from 'vitest'
import { freeSeats } from './free-seats.ts'

test.each([
  [20, 0, 20],
  [20, 19, 1],
  [20, 20, 0],
  [20, 25, 0],
  [0, 0, 0],
])('of %i seats with %i in use, %i are free', (available, used, free) => {
  expect(freeSeats(available, used)).toBe(free)
})
