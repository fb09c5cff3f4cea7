import { expect, test } from 'vitest'
import {
  blockAfter,
  COUNTED_WHERE_KNOWN,
  KNOWN_FOR_MS,
  LONGEST_WINDOW_MS,
  THROTTLE_RULES,
} from './throttle-rules.ts'

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

test.each([
  ['account-from-customer', 24 * 60],
  ['account', 24 * 60],
  ['network', 10],
  ['customer', 10],
  ['site', 10],
] as const)('failures of an %s are remembered for %i minutes', (kind, minutes) => {
  expect(THROTTLE_RULES[kind].windowMs).toBe(minutes * MINUTE_MS)
})

test('no counter is needed for longer than a day', () => {
  expect(LONGEST_WINDOW_MS).toBe(1440 * MINUTE_MS)
})

test('a known network is known for thirty days, and only its own attempts count there', () => {
  expect(KNOWN_FOR_MS).toBe(30 * 1440 * MINUTE_MS)
  expect(COUNTED_WHERE_KNOWN).toEqual(['account-from-customer', 'network'])
})
