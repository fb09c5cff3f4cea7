import { expect, test } from 'vitest'
import { blockAfter } from './throttle-rules.ts'

const MINUTE_MS = 60_000

test.each([
  ['account-from-customer', 1, 0],
  ['account-from-customer', 4, 0],
  ['account-from-customer', 5, 1],
  ['account-from-customer', 6, 2],
  ['account-from-customer', 7, 4],
  ['account-from-customer', 8, 8],
  ['account-from-customer', 9, 15],
  ['account-from-customer', 1000, 15],
  ['account', 99, 0],
  ['account', 100, 1],
  ['account', 1000, 15],
  ['network', 29, 0],
  ['network', 30, 1],
  ['network', 31, 2],
  ['network', 1_000_000, 15],
  ['customer', 59, 0],
  ['customer', 60, 1],
  ['site', 119, 0],
  ['site', 120, 1],
] as const)('an %s with %i failures waits %i minutes', (kind, failures, minutes) => {
  expect(blockAfter(kind, failures)).toBe(minutes * MINUTE_MS)
})
