import { expect, test } from 'vitest'
import { orderOfAll } from './order-of-all.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, isShown: id !== 'b' && id !== 'd' }))

test.each([
  ['in another order', ['e', 'a', 'c'], ['e', 'b', 'a', 'd', 'c']],
  ['unchanged', ['a', 'c', 'e'], ['a', 'b', 'c', 'd', 'e']],
  ['one too few', ['a', 'c'], null],
  ['one too many', ['a', 'b', 'c', 'e'], null],
])('sorted %s, rows that are not shown keep their position', (_, sorted, expected) => {
  expect(orderOfAll(ROWS, sorted)).toEqual(expected)
})

test('the sorted order is the order when all rows are shown', () => {
  const sorted = ['e', 'd', 'c', 'b', 'a']
  expect(
    orderOfAll(
      ROWS.map(({ id }) => ({ id, isShown: true })),
      sorted,
    ),
  ).toEqual(sorted)
})
