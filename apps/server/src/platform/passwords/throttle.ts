import { createHmac } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants, type Tx } from '../database/transaction.ts'
import { networkOf } from './network.ts'
import { loginThrottle } from './tables.ts'
import { blockAfter, THROTTLE_RULES, type ThrottleKind } from './throttle-rules.ts'

/** What failures are counted by: an account (of an app) or the address that the request came from. */
export type ThrottleSubject = { kind: ThrottleKind; value: string }

export type Throttle = {
  /**
   * Counts a try as failed before it is known how it ends, so that many tries at once are not many free ones.
   *
   * @returns seconds to wait when one of the subjects is blocked, and then nothing is counted; else 0
   */
  begin: (subjects: readonly ThrottleSubject[], now: Date) => Promise<number>
  /** The try was right after all: the account starts afresh, the address gets this one try back. */
  succeed: (subjects: readonly ThrottleSubject[]) => Promise<void>
}

const REASON = 'failed logins are counted over all apps, and also for addresses nobody has'

/** @param pool logs in as `wohlauf_platform` */
export const createThrottle = (pool: pg.Pool, secretKey: string): Throttle => {
  const keyOf = ({ kind, value }: ThrottleSubject) =>
    createHmac('sha256', secretKey)
      .update(`throttle:${kind}:${kind === 'address' ? networkOf(value) : value}`)
      .digest()

  /** Always in the same order, so that two tries on the same rows wait instead of locking each other out. */
  const inOrder = (subjects: readonly ThrottleSubject[]) =>
    subjects
      .map((subject) => ({ kind: subject.kind, key: keyOf(subject) }))
      .sort((one, other) => Buffer.compare(one.key, other.key))

  /** The subjects' rows, made when they were not there, and nobody else's until the transaction ends. */
  const lockRows = async (tx: Tx, subjects: readonly { kind: ThrottleKind; key: Buffer }[]) => {
    const rows = await tx
      .insert(loginThrottle)
      .values(subjects.map(({ key }) => ({ key, failures: 0, lastFailedAt: new Date(0) })))
      .onConflictDoUpdate({ target: loginThrottle.key, set: { failures: loginThrottle.failures } })
      .returning()
    return subjects.flatMap(({ kind, key }) =>
      rows.filter((row) => row.key.equals(key)).map((row) => ({ kind, ...row })),
    )
  }

  return {
    begin: (subjects, now) =>
      acrossTenants(pool, REASON, async (tx) => {
        const rows = await lockRows(tx, inOrder(subjects))
        const blockedMs = Math.max(...rows.map((row) => (row.blockedUntil?.getTime() ?? 0) - now.getTime()))
        if (blockedMs > 0) return Math.ceil(blockedMs / 1000)

        const counting = rows.map(({ kind, key, ...row }) => {
          const isForgotten = now.getTime() - row.lastFailedAt.getTime() > THROTTLE_RULES[kind].windowMs
          const failures = isForgotten ? 1 : row.failures + 1
          const waitMs = blockAfter(kind, failures)
          const blockedUntil = waitMs > 0 ? new Date(now.getTime() + waitMs) : null
          return tx
            .update(loginThrottle)
            .set({ failures, lastFailedAt: now, blockedUntil })
            .where(eq(loginThrottle.key, key))
        })
        await Promise.all(counting)
        return 0
      }),

    succeed: (subjects) =>
      acrossTenants(pool, REASON, async (tx) => {
        const keys = (kind: ThrottleKind) => subjects.filter((subject) => subject.kind === kind).map(keyOf)
        await Promise.all([
          tx.delete(loginThrottle).where(inArray(loginThrottle.key, keys('account'))),
          tx
            .update(loginThrottle)
            .set({ failures: sql`greatest(${loginThrottle.failures} - 1, 0)`, blockedUntil: null })
            .where(inArray(loginThrottle.key, keys('address'))),
        ])
      }),
  }
}
