/** The account alone has many free failures, so that others do not lock its owner out (`safety.md`, 3.2). */
export type ThrottleKind = 'account-from-customer' | 'account' | 'network' | 'customer' | 'site'

type ThrottleRule = {
  windowMs: number
  /** A company shares one network, so a network has more of them than a person. */
  freeFailures: number
}

const MINUTE_MS = 60_000

export const THROTTLE_RULES: Record<ThrottleKind, ThrottleRule> = {
  'account-from-customer': { windowMs: 24 * 60 * MINUTE_MS, freeFailures: 5 },
  account: { windowMs: 24 * 60 * MINUTE_MS, freeFailures: 100 },
  network: { windowMs: 10 * MINUTE_MS, freeFailures: 30 },
  // Counts only with IPv6, where one client has many networks.
  customer: { windowMs: 10 * MINUTE_MS, freeFailures: 60 },
  site: { windowMs: 10 * MINUTE_MS, freeFailures: 120 },
}

/** The counters that apply where the account's owner has logged in before: failures of others do not lock them out. */
export const COUNTED_WHERE_KNOWN: readonly ThrottleKind[] = ['account-from-customer', 'network']

/** How long a network is known for an account after its last correct password (`safety.md`, 3.2). */
export const KNOWN_FOR_MS = 30 * 24 * 60 * MINUTE_MS

/** A known network is written again only when its time grows by this much, not at each login. */
export const KNOWN_STEP_MS = 60 * MINUTE_MS

/** A counter that has not changed for this time is irrelevant. */
export const MAX_WINDOW_MS = Math.max(...Object.values(THROTTLE_RULES).map(({ windowMs }) => windowMs))

/** How long a counter blocks after each failure that is not free; the last applies to all further ones. */
export const WAITS_MS = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE_MS)
