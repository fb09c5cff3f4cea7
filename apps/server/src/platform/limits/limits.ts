import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants } from '../database/transaction.ts'
import { networksOf } from '../passwords/network.ts'
import { loginThrottle } from '../passwords/tables.ts'
import { deriveKey } from '../secrets/derive-key.ts'
import { LIMIT_RULES, type LimitKind, WIDER_NETWORKS } from './limit-rules.ts'

export type Limits = {
  /**
   * Takes from the remaining number, one by default. It stays taken, also when the caller's own transaction
   * is rolled back.
   *
   * @param subject an e-mail address or a user's id, with the app's id where it is counted by app; or the
   *   request's network address
   * @returns seconds to wait when none is left; else 0
   */
  take: (kind: LimitKind, subject: string, now: Date, amount?: number) => Promise<number>
  /**
   * The key of the site (an IPv4 address or a /48) that an address belongs to; does not reveal the address.
   */
  siteKey: (remoteAddress: string) => Buffer
}

const REASON = 'limits of anonymous calls are counted over all apps'

/** One of the counters of a request; `most` calls are allowed in the kind's window. */
type Counter = { value: string; most: number }

/**
 * The subject's own counter, then those of the wider networks of an IPv6 address. One after the other: calls
 * refused by a network's own limit use up nothing of its neighbours' share.
 */
const countersOf = (kind: LimitKind, subject: string): Counter[] => {
  const { most } = LIMIT_RULES[kind]
  if (!kind.endsWith('-from-network')) return [{ value: subject, most }]
  const { network, customer, site } = networksOf(subject)
  const own = { value: network, most }
  if (customer === network) return [own]
  return [
    own,
    { value: customer, most: most * WIDER_NETWORKS.customer },
    { value: site, most: most * WIDER_NETWORKS.site },
  ]
}

/** @param pool logs in as `wohlauf_platform` */
export const createLimits = (pool: pg.Pool, secretKey: string): Limits => {
  const [limitKey, networkKey] = [deriveKey(secretKey, 'limit'), deriveKey(secretKey, 'network')]
  const keyOf = (kind: LimitKind, value: string) =>
    createHmac('sha256', limitKey).update(`${kind}:${value}`).digest()

  const takeFrom = async (
    kind: LimitKind,
    { value, most }: Counter,
    now: Date,
    amount: number,
  ): Promise<number> => {
    const { failures: taken, lastFailedAt: since, blockedUntil: until } = loginThrottle
    const end = new Date(now.getTime() + LIMIT_RULES[kind].windowMs)
    const isOver = sql`${until} <= ${now.toISOString()}::timestamptz`
    // One statement: a concurrent caller waits for the row and counts on.
    const [row] = await acrossTenants(pool, REASON, (tx) =>
      tx
        .insert(loginThrottle)
        .values({ key: keyOf(kind, value), failures: amount, lastFailedAt: now, blockedUntil: end })
        .onConflictDoUpdate({
          target: loginThrottle.key,
          set: {
            failures: sql`CASE WHEN ${isOver} THEN excluded.failures ELSE least(${taken} + excluded.failures, ${most + 1}) END`,
            lastFailedAt: sql`CASE WHEN ${isOver} THEN excluded.last_failed_at ELSE ${since} END`,
            blockedUntil: sql`CASE WHEN ${isOver} THEN excluded.blocked_until ELSE ${until} END`,
          },
        })
        .returning({ taken, until }),
    )
    if (!row?.until || row.taken <= most) return 0
    return Math.ceil((row.until.getTime() - now.getTime()) / 1000)
  }

  return {
    take: async (kind, subject, now, amount = 1) => {
      for (const counter of countersOf(kind, subject)) {
        const seconds = await takeFrom(kind, counter, now, amount)
        if (seconds > 0) return seconds
      }
      return 0
    },
    siteKey: (remoteAddress) =>
      createHmac('sha256', networkKey).update(networksOf(remoteAddress).site).digest(),
  }
}
