import { expect, test } from 'vitest'
import { differenceByChance, median } from './chance.ts'

test.each([
  [[3], 3],
  [[4, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

const upTo = (length: number, from = 0) => Array.from({ length }, (_, at) => from + at)

test('groups of the same distribution differ by chance, groups of different ones by more', () => {
  const [one, other] = [upTo(200), upTo(200, 0.5)]
  expect(Math.abs(median(one) - median(other))).toBeLessThan(differenceByChance(one, other))
  const far = upTo(200, 100)
  expect(Math.abs(median(one) - median(far))).toBeGreaterThan(differenceByChance(one, far))
})
