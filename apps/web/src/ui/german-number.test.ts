import { expect, test } from 'vitest'
import { germanNumber } from './german-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [3200, '3.200'],
  [1234567, '1.234.567'],
  [-1250, '-1.250'],
])('%i is written %s', (value, written) => {
  expect(germanNumber(value)).toBe(written)
})
