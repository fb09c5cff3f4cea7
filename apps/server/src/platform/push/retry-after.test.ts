import { expect, test } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const NOW = Date.parse('2026-03-04T11:00:00Z')

test.each<[string | undefined, number | null]>([
  [undefined, null],
  ['0', 0],
  ['120', 120],
  ['Wed, 04 Mar 2026 11:01:30 GMT', 90],
  ['Wed, 04 Mar 2026 10:00:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  ['', null],
])('%o: %o', (header, expected) => {
  expect(retryAfterSeconds(header, NOW)).toBe(expected)
})
