import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants } from '../database/transaction.ts'
import { networkOf } from '../passwords/network.ts'
import { loginThrottle } from '../passwords/tables.ts'
import { LIMIT_RULES, type LimitKind } from './limit-rules.ts'

export type Limits = {
  /**
   * Takes one of what is left. It stays taken, also when the caller's own transaction is undone.
   *
   * @param subject an e-mail address or a user's id, with the app's id where it counts by app; or where the request came from
   * @returns seconds to wait when none is left; else 0
   */
  take: (kind: LimitKind, subject: string, now: Date) => Promise<number>
}

const REASON = 'what strangers may do is counted over all apps'

/** @param pool logs in as `wohlauf_platform` */
export const createLimits = (pool: pg.Pool, secretKey: string): Limits => {
  const keyOf = (kind: LimitKind, subject: string) =>
    createHmac('sha256', secretKey)
      .update(`limit:${kind}:${kind.endsWith('-from-network') ? networkOf(subject) : subject}`)
      .digest()

  return {
    take: async (kind, subject, now) => {
      const { most, windowMs } = LIMIT_RULES[kind]
      const { failures: taken, lastFailedAt: since, blockedUntil: until } = loginThrottle
      const end = new Date(now.getTime() + windowMs)
      const isOver = sql`${until} <= ${now.toISOString()}::timestamptz`
      // One statement: whoever comes at the same moment waits for the row and counts on.
      const rows = await acrossTenants(pool, REASON, (tx) =>
        tx
          .insert(loginThrottle)
          .values({ key: keyOf(kind, subject), failures: 1, lastFailedAt: now, blockedUntil: end })
          .onConflictDoUpdate({
            target: loginThrottle.key,
            set: {
              failures: sql`CASE WHEN ${isOver} THEN 1 ELSE least(${taken} + 1, ${most + 1}) END`,
              lastFailedAt: sql`CASE WHEN ${isOver} THEN excluded.last_failed_at ELSE ${since} END`,
              blockedUntil: sql`CASE WHEN ${isOver} THEN excluded.blocked_until ELSE ${until} END`,
            },
          })
          .returning({ taken, until }),
      )
      const [row] = rows
      if (!row?.until || row.taken <= most) return 0
      return Math.ceil((row.until.getTime() - now.getTime()) / 1000)
    },
  }
}
