import { createHmac } from 'node:crypto'
import { RATE_LIMITS, type RateLimitName } from '@wohlauf/contract/rate-limits'
import { lte, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Metrics } from '../base/metrics/metrics.ts'
import { networksOf } from '../base/network.ts'
import { deriveKey } from '../base/secrets/derive-key.ts'
import { prepared } from '../database/prepared.ts'
import { acrossTenants, askAcrossTenants, type Tx } from '../database/transaction.ts'
import { rateLimit } from './tables.ts'

declare module '../base/services.ts' {
  interface Services {
    limits: Limits
  }
}

export type Limits = {
  /**
   * Reduces the remaining number. It stays reduced, even if the caller's own transaction is rolled back.
   * @param subject an e-mail address or a user's id, with the app's id where it is counted by app; or the request's
   * network address
   * @returns seconds to wait when none is left; else 0
   */
  take: (name: RateLimitName, subject: string, now: Date, amount?: number) => Promise<number>
  /** The key of the site (an IPv4 address or a /48) of an address, which it does not reveal. */
  siteKey: (remoteAddress: string) => Buffer
  removeOld: (now: Date) => Promise<void>
}

const REASON = 'limits of anonymous calls are counted over all apps'

/** IPv6 gives one customer (/56) or organisation (/48) many networks: multiples of a network's limit. */
const WIDER_NETWORKS = { customer: 2, site: 4 }

type Counter = { value: string; max: number }

/** The subject's counter comes first: calls that it refuses do not count for its neighbours' share. */
const countersOf = (name: RateLimitName, subject: string): Counter[] => {
  const { per, max } = RATE_LIMITS[name]
  if (per !== 'network') return [{ value: subject, max }]
  const { network, customer, site } = networksOf(subject)
  const own = { value: network, max }
  if (customer === network) return [own]
  return [
    own,
    { value: customer, max: max * WIDER_NETWORKS.customer },
    { value: site, max: max * WIDER_NETWORKS.site },
  ]
}

/** One statement: a concurrent caller waits for the row and counts on. */
const takeQuery = (tx: Tx, name: string) => {
  const { taken, endsAt } = rateLimit
  const isOver = sql`${endsAt} <= ${sql.placeholder('now')}::timestamptz`
  const most = sql`${sql.placeholder('most')}::integer`
  return tx
    .insert(rateLimit)
    .values({
      key: sql.placeholder('key'),
      taken: sql.placeholder('amount'),
      endsAt: sql.placeholder('end'),
    })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        taken: sql`CASE WHEN ${isOver} THEN excluded.taken ELSE least(${taken} + excluded.taken, ${most}) END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${endsAt} END`,
      },
    })
    .returning({ taken, endsAt })
    .prepare(name)
}

/** @param pool logs in as `wohlauf_platform` */
export const createLimits = (
  pool: pg.Pool,
  secretKey: string,
  { rateLimited }: Pick<Metrics, 'rateLimited'>,
): Limits => {
  const [limitKey, networkKey] = [deriveKey(secretKey, 'limit'), deriveKey(secretKey, 'network')]
  const keyOf = (name: RateLimitName, value: string) =>
    createHmac('sha256', limitKey).update(`${name}:${value}`).digest()

  const takeFrom = async (
    name: RateLimitName,
    { value, max }: Counter,
    now: Date,
    amount: number,
  ): Promise<number> => {
    const end = new Date(now.getTime() + RATE_LIMITS[name].minutes * 60_000)
    const take = { key: keyOf(name, value), amount, end, now: now.toISOString(), most: max + 1 }
    const [row] = await askAcrossTenants(pool, REASON, (tx) => prepared(tx, 'take-limit', takeQuery), take)
    if (!row || row.taken <= max) return 0
    return Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)
  }

  return {
    take: async (name, subject, now, amount = 1) => {
      for (const counter of countersOf(name, subject)) {
        const seconds = await takeFrom(name, counter, now, amount)
        if (seconds === 0) continue
        rateLimited.inc({ limit: name })
        return seconds
      }
      return 0
    },
    siteKey: (remoteAddress) =>
      createHmac('sha256', networkKey).update(networksOf(remoteAddress).site).digest(),
    removeOld: (now) =>
      acrossTenants(pool, REASON, async (tx) => {
        await tx.delete(rateLimit).where(lte(rateLimit.endsAt, now))
      }),
  }
}
