import { expect, test } from 'vitest'
import { mayBegin, NETWORK_WINDOW_MS, SHARE_RETRY_SECONDS } from './unconfirmed-share.ts'

test.each([
  [100, 0, 0, true],
  [100, 24, 24, true],
  [100, 25, 25, false],
  [100, 49, 3, true],
  [100, 50, 3, false],
  [101, 25, 25, true],
  [101, 26, 26, false],
  [500, 124, 124, true],
  [500, 125, 125, false],
  [500, 250, 0, false],
  [10, 9, 9, true],
  [10, 10, 10, false],
  [1, 0, 0, true],
] as const)(
  'of %i seats, with %i unconfirmed by the link and %i from the network, one more is allowed: %s',
  (availableSeats, ofLink, ofNetwork, may) => {
    expect(mayBegin(availableSeats, { ofLink, ofNetwork })).toBe(may)
  },
)

test('a network’s registrations count for a day; a refused one is asked to wait a quarter of an hour', () => {
  expect(NETWORK_WINDOW_MS).toBe(86_400_000)
  expect(SHARE_RETRY_SECONDS).toBe(900)
})
