import { expect, test } from 'vitest'
import { indexOfCarried, shiftsOf } from './index-of-carried.ts'

/** Three rows of 44 pixels and one of 88, with gaps of 8 pixels. */
const SLOTS = [
  { top: 100, height: 44 },
  { top: 152, height: 44 },
  { top: 204, height: 88 },
  { top: 300, height: 44 },
]

test.each([
  [0, 0, 0],
  [0, 29, 0],
  [0, 31, 1],
  [0, 105, 2],
  [0, 179, 3],
  [0, 5000, 3],
  [0, -5000, 0],
  [3, -51, 3],
  [3, -53, 2],
  [3, -127, 1],
  [3, -5000, 0],
  [2, -31, 1],
  [2, 29, 2],
  [2, 31, 3],
])('the row at index %i, dragged %i pixels, belongs to index %i', (from, offsetPx, index) => {
  expect(indexOfCarried(SLOTS, from, offsetPx)).toBe(index)
})

test('an unknown row keeps its index', () => {
  expect(indexOfCarried([], 2, 40)).toBe(2)
  expect(shiftsOf([], 0, 0, 40)).toEqual([])
})

test.each([
  [0, 2, 110, [110, -52, -52, 0]],
  [3, 1, -130, [0, 52, 52, -130]],
  [2, 3, 60, [0, 0, 60, -96]],
  [1, 1, 5, [0, 5, 0, 0]],
])('the rows between index %i and %i make room', (from, to, offsetPx, shifts) => {
  expect(shiftsOf(SLOTS, from, to, offsetPx)).toEqual(shifts)
})
