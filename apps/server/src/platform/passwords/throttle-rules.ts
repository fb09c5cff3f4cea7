export type ThrottleKind = 'account' | 'address'

type ThrottleRule = {
  /** How long failures are remembered after the last one. */
  windowMs: number
  /** So many failures cost nothing. A company shares one address, so an address has more of them than an account. */
  freeFailures: number
}

const MINUTE_MS = 60_000

export const THROTTLE_RULES: Record<ThrottleKind, ThrottleRule> = {
  account: { windowMs: 24 * 60 * MINUTE_MS, freeFailures: 5 },
  address: { windowMs: 10 * MINUTE_MS, freeFailures: 30 },
}

const LONGEST_MS = 15 * MINUTE_MS

/** Milliseconds to block after so many failures: none below the free ones, then 1 minute, doubling to 15. Never for good. */
export const blockAfter = (kind: ThrottleKind, failures: number): number => {
  const beyond = failures - THROTTLE_RULES[kind].freeFailures
  return beyond < 0 ? 0 : Math.min(MINUTE_MS * 2 ** Math.min(beyond, 10), LONGEST_MS)
}
