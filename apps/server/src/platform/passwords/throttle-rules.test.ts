import { expect, test } from 'vitest'
import {
  COUNTED_WHERE_KNOWN,
  KNOWN_FOR_MS,
  MAX_WINDOW_MS,
  THROTTLE_RULES,
  WAITS_MS,
} from './throttle-rules.ts'

const MINUTE_MS = 60_000

test.each([
  ['account-from-customer', 5],
  ['account', 100],
  ['network', 30],
  ['customer', 60],
  ['site', 120],
] as const)('an %s has %i free failures', (kind, failures) => {
  expect(THROTTLE_RULES[kind].freeFailures).toBe(failures)
})

test('each further failure waits for a minute, doubling to fifteen', () => {
  expect(WAITS_MS.map((ms) => ms / MINUTE_MS)).toEqual([1, 2, 4, 8, 15])
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
  expect(MAX_WINDOW_MS).toBe(1440 * MINUTE_MS)
})

test('a known network is known for thirty days, and only its own attempts count there', () => {
  expect(KNOWN_FOR_MS).toBe(30 * 1440 * MINUTE_MS)
  expect(COUNTED_WHERE_KNOWN).toEqual(['account-from-customer', 'network'])
})
