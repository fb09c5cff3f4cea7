import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const first = (seed: number) => {
  const { below } = createRandom(seed)
  return Array.from({ length: 50 }, () => below(1000))
}

test('the same seed gives the same numbers, another seed other numbers', () => {
  expect(first(7)).toEqual(first(7))
  expect(first(7)).not.toEqual(first(8))
  expect(new Set(first(7)).size).toBeGreaterThan(40)
})
