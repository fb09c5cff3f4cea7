import { expect, test } from 'vitest'
import { maySponsorRevoke, REVOCATION_WINDOW_MS } from './may-revoke.ts'

test.each([
  // Three are always allowed, however few there are.
  [1, 0, true],
  [3, 0, true],
  [2, 1, true],
  [1, 2, true],
  [18, 2, true],
  [17, 3, false],
  [1, 3, false],
  // 79 used ones at the start of the day: a twentieth is 3.95.
  [76, 3, false],
  // 80: four of them, and no fifth.
  [77, 3, true],
  [76, 4, false],
  [96, 4, true],
  [95, 5, false],
  [951, 49, true],
  [950, 50, false],
  [4751, 249, true],
  [4750, 250, false],
] as const)(
  'with %i used seats and %i revoked today, one more is allowed: %s',
  (acceptedSeats, revokedSeats, may) => {
    expect(maySponsorRevoke({ accepted: acceptedSeats, revoked: revokedSeats })).toBe(may)
  },
)

test('a day is 24 hours', () => expect(REVOCATION_WINDOW_MS).toBe(86_400_000))
