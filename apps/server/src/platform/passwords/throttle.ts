import { and, lt, lte, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { createConcurrencyLimit } from '../base/concurrency-limit.ts'
import { acrossTenants } from '../database/transaction.ts'
import { loginThrottle } from './tables.ts'
import { type Attempt, type Counter, createThrottleKeys } from './throttle-keys.ts'
import { countAttempt, keysOf, knownUntil, REASON, saveProof } from './throttle-rows.ts'
import { COUNTED_WHERE_KNOWN, MAX_WINDOW_MS } from './throttle-rules.ts'

declare module '../base/services.ts' {
  interface Services {
    throttle: Throttle
  }
}

type Trial = {
  /** Seconds to wait when the attempt is refused and therefore not counted; else 0. */
  retryAfterSeconds: number
  /** Resets the account's counter for this network, gives all others this attempt back, and makes the network known. */
  succeed: () => Promise<void>
}

export type Throttle = {
  /** Counts an attempt as failed before its outcome is known, so that concurrent attempts are not all free. */
  begin: (attempt: Attempt, now: Date) => Promise<Trial>
  /** The account was proved by its mailbox: its counters are reset, and the network is known. */
  forgive: (attempt: Attempt, now: Date) => Promise<void>
  /**
   * Whether any password was proved from there in the last 30 days; false when too many lookups wait at the same
   * time.
   */
  isKnownNetwork: (remoteAddress: string, now: Date) => Promise<boolean>
  /** Removes counters past their window, and networks known long ago. */
  removeOld: (now: Date) => Promise<void>
}

/** Few run, so that a flood does not take the counters' connections; many may wait, as each takes a millisecond. */
const LOOKUPS = { slots: 2, queueLength: 5000 }

const MAX_REMEMBERED = 10_000

/** @param pool logs in as `wohlauf_platform` */
export const createThrottle = (pool: pg.Pool, secretKey: string): Throttle => {
  const keys = createThrottleKeys(secretKey)
  const lookUp = createConcurrencyLimit(LOOKUPS.slots, LOOKUPS.queueLength)
  // A network stays known until the time that was read. An unknown one is looked up each time.
  const remembered = new LRUCache<string, Date>({ max: MAX_REMEMBERED })
  /** Lookups that waited while one failed share its failure. */
  let failedLookups = 0
  const lookUpInTurn = (key: Buffer, now: Date): Promise<Date | null> => {
    const failedBefore = failedLookups
    return lookUp(async () => {
      if (failedLookups > failedBefore) return null
      return knownUntil(pool, key, now).catch(() => {
        failedLookups += 1
        return null
      })
    }).catch(() => null)
  }
  const networksOf = (attempt: Attempt) => [
    keys.knownForAccount(attempt),
    keys.knownForAnybody(attempt.remoteAddress),
  ]

  const succeed = (attempt: Attempt, relevantCounters: readonly Counter[], now: Date) => {
    const { own = [], others = [] } = Object.groupBy(relevantCounters, ({ kind }) =>
      kind === 'account-from-customer' ? 'own' : 'others',
    )
    const networks = networksOf(attempt)
    return saveProof(pool, { own: keysOf(own), others: keysOf(others), networks }, now)
  }

  return {
    begin: async (attempt, now) => {
      const counters = keys.countersOf(attempt)
      const knownKey = keys.knownForAccount(attempt)
      const { isKnown: isKnownHere, blockedUntil } = await countAttempt(pool, counters, knownKey, now)
      const blockedMs = (blockedUntil?.getTime() ?? 0) - now.getTime()
      if (blockedMs > 0) return { retryAfterSeconds: Math.ceil(blockedMs / 1000), succeed: async () => {} }
      const relevantCounters = counters.filter(
        ({ kind }) => !isKnownHere || COUNTED_WHERE_KNOWN.includes(kind),
      )
      return { retryAfterSeconds: 0, succeed: () => succeed(attempt, relevantCounters, now) }
    },

    forgive: (attempt, now) => {
      const own = keysOf(keys.countersOf(attempt).filter(({ kind }) => kind.startsWith('account')))
      return saveProof(pool, { own, others: [], networks: networksOf(attempt) }, now)
    },

    isKnownNetwork: async (remoteAddress, now) => {
      const key = keys.knownForAnybody(remoteAddress)
      const name = key.toString('base64')
      const isStillKnown = (until: Date | null | undefined) => !!until && now < until
      if (isStillKnown(remembered.get(name))) return true
      const until = await lookUpInTurn(key, now)
      if (until) remembered.set(name, until)
      return isStillKnown(until)
    },

    removeOld: (now) =>
      acrossTenants(pool, REASON, async (tx) => {
        const { blockedUntil, lastFailedAt } = loginThrottle
        const isOver = lte(sql`coalesce(${blockedUntil}, ${lastFailedAt})`, now)
        const before = new Date(now.getTime() - MAX_WINDOW_MS)
        await tx.delete(loginThrottle).where(and(isOver, lt(lastFailedAt, before)))
      }),
  }
}
