import { expect, test } from 'vitest'
import { blockAfter } from './throttle-rules.ts'

const MINUTE_MS = 60_000

test.each([
  ['account', 1, 0],
  ['account', 4, 0],
  ['account', 5, 1],
  ['account', 6, 2],
  ['account', 7, 4],
  ['account', 8, 8],
  ['account', 9, 15],
  ['account', 1000, 15],
  ['address', 29, 0],
  ['address', 30, 1],
  ['address', 31, 2],
  ['address', 1_000_000, 15],
] as const)('an %s with %i failures waits %i minutes', (kind, failures, minutes) => {
  expect(blockAfter(kind, failures)).toBe(minutes * MINUTE_MS)
})
