import { and, eq, gt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { schemas } from '../database/function-schemas.ts'
import { prepared } from '../database/prepared.ts'
import { askAcrossTenants, type Tx } from '../database/transaction.ts'
import { loginThrottle } from './tables.ts'
import type { Counter } from './throttle-keys.ts'
import {
  COUNTED_WHERE_KNOWN,
  KNOWN_FOR_MS,
  KNOWN_STEP_MS,
  THROTTLE_RULES,
  WAITS_MS,
} from './throttle-rules.ts'

export const REASON = 'failed logins are counted over all apps, and also for unknown addresses'

const { key, failures, lastFailedAt, blockedUntil } = loginThrottle

export const keysOf = (counters: readonly Counter[]) => counters.map((counter) => counter.key)

const attemptQuery = (tx: Tx, name: string) =>
  tx
    .select({
      isKnown: sql<boolean>`counted.is_known`,
      blockedUntil: sql<Date | null>`counted.blocked_until`.mapWith(blockedUntil),
    })
    .from(
      sql`${schemas.resolver}.count_attempt(${sql.placeholder('keys')}, ${sql.placeholder('windows')}, ${sql.placeholder('free')},
        ${sql.placeholder('countWhereKnown')}, ${sql.placeholder('waits')}, ${sql.placeholder('knownKey')},
        ${sql.placeholder('now')}) AS counted`,
    )
    .prepare(name)

const WAITS_SECONDS = WAITS_MS.map((ms) => ms / 1000)

/**
 * Counts an attempt as failed in those of its counters that apply, or refuses it; by `count-attempt.sql`.
 * @param counters sorted by their keys, the order in which every process locks them
 * @param knownKey of the network, where it is known for the account
 * @returns `blockedUntil`: null when the attempt was counted
 */
export const countAttempt = async (
  pool: pg.Pool,
  counters: readonly Counter[],
  knownKey: Buffer,
  now: Date,
): Promise<{ isKnown: boolean; blockedUntil: Date | null }> => {
  const rules = counters.map(({ kind }) => THROTTLE_RULES[kind])
  const [row] = await askAcrossTenants(pool, REASON, (tx) => prepared(tx, 'count-attempt', attemptQuery), {
    keys: keysOf(counters),
    windows: rules.map(({ windowMs }) => windowMs / 1000),
    free: rules.map(({ freeFailures }) => freeFailures),
    countWhereKnown: counters.map(({ kind }) => COUNTED_WHERE_KNOWN.includes(kind)),
    waits: WAITS_SECONDS,
    knownKey,
    now: now.toISOString(),
  })
  if (!row) throw new Error('the attempt was not counted')
  return row
}

const inputRows = sql`unnest(${sql.placeholder('keys')}::bytea[], ${sql.placeholder('isNetwork')}::boolean[])
  AS given (key, is_network)`

/** The commit does not wait for the disk; after a crash the attempt may count as failed. */
const notWaitingForDisk = sql`set_config('synchronous_commit', 'off', true) IS NOT NULL`

/** The network became known so recently that nothing needs to be written: all logins of a company share its row. */
const isKnownLongEnough = sql`given.is_network AND EXISTS (SELECT FROM ${loginThrottle} known
  WHERE known.key = given.key AND known.blocked_until > ${sql.placeholder('renewal')}::timestamptz)`

/** Networks become known, `own` counters are reset, the others get one attempt back. */
const proofQuery = (tx: Tx, name: string) =>
  tx
    .insert(loginThrottle)
    .select(
      sql`SELECT given.key, 0, CASE WHEN given.is_network THEN ${sql.placeholder('now')}::timestamptz ELSE 'epoch' END,
        CASE WHEN given.is_network THEN ${sql.placeholder('until')}::timestamptz END
        FROM ${inputRows} WHERE ${notWaitingForDisk} AND NOT (${isKnownLongEnough})`,
    )
    .onConflictDoUpdate({
      target: key,
      set: {
        failures: sql`CASE WHEN ${key} = ANY (${sql.placeholder('own')}::bytea[]) THEN 0 ELSE greatest(${failures} - 1, 0) END`,
        lastFailedAt: sql`greatest(${lastFailedAt}, excluded.last_failed_at)`,
        blockedUntil: sql`excluded.blocked_until`,
      },
    })
    .prepare(name)

type Proof = {
  /** Counters to reset to no failures. */
  own: readonly Buffer[]
  /** Counters that get back one attempt. */
  others: readonly Buffer[]
  /** Networks that become known; such a row counts nothing and is valid until `blocked_until`. */
  networks: readonly Buffer[]
}

/**
 * Records a correct password. The counters come before the networks, each sorted: every process locks them in this
 * order.
 */
export const saveProof = async (pool: pg.Pool, { own, others, networks }: Proof, now: Date) => {
  const keys = [[...own, ...others], networks].flatMap((some) => some.toSorted(Buffer.compare))
  const until = now.getTime() + KNOWN_FOR_MS
  await askAcrossTenants(pool, REASON, (tx) => prepared(tx, 'save-proof', proofQuery), {
    keys,
    isNetwork: keys.map((each) => networks.includes(each)),
    own,
    now: now.toISOString(),
    until: new Date(until).toISOString(),
    renewal: new Date(until - KNOWN_STEP_MS).toISOString(),
  })
}

const knownQuery = (tx: Tx, name: string) =>
  tx
    .select({ until: blockedUntil })
    .from(loginThrottle)
    .where(and(eq(key, sql.placeholder('key')), gt(blockedUntil, sql.placeholder('now'))))
    .prepare(name)

const askKnown = (tx: Tx) => prepared(tx, 'known-network-until', knownQuery)

/** @returns until when the network is known at least; null when it is not */
export const knownUntil = async (pool: pg.Pool, key: Buffer, now: Date): Promise<Date | null> =>
  (await askAcrossTenants(pool, REASON, askKnown, { key, now }))[0]?.until ?? null
