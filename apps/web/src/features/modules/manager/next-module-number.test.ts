import { expect, test } from 'vitest'
import { nextModuleNumber } from './next-module-number.ts'

test.each<[string, numbers: number[], number]>([
  ['without modules the default', [], 0],
  ['after the highest', [1, 7, 3], 8],
  ['a number that is left out between others stays free', [0, 2], 3],
])('%s', (_case, numbers, next) => {
  expect(nextModuleNumber(numbers.map((number) => ({ number })))).toBe(next)
})
