import { and, eq, gt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { prepared } from '../database/prepared.ts'
import { askAcrossTenants, sendWithCommit, type Tx } from '../database/transaction.ts'
import { loginThrottle } from './tables.ts'
import { KNOWN_FOR_MS } from './throttle-rules.ts'

export const REASON = 'failed logins are counted over all apps, and also for unknown addresses'

// However many counters an attempt has, each of these is one statement, which locks them in the order of
// their keys: two attempts on the same rows wait for each other instead of deadlocking.

const { key, failures, lastFailedAt, blockedUntil } = loginThrottle

const keys = sql`unnest(${sql.placeholder('keys')}::bytea[]) AS given (key)`

const lockQuery = (tx: Tx, name: string) =>
  tx
    .insert(loginThrottle)
    .select(sql`SELECT given.key, 0, 'epoch'::timestamptz, NULL::timestamptz FROM ${keys}`)
    .onConflictDoUpdate({ target: key, set: { failures: sql`${failures}` } })
    .returning()
    .prepare(name)

export type ThrottleRow = typeof loginThrottle.$inferSelect

/** The rows of the keys, inserted if missing, and locked until the transaction ends. */
export const lockRows = (tx: Tx, keys: readonly Buffer[]): Promise<ThrottleRow[]> =>
  prepared(tx, 'lock-throttle', lockQuery).execute({ keys })

const countQuery = (tx: Tx, name: string) =>
  tx
    .update(loginThrottle)
    .set({
      failures: sql`counted.failures`,
      lastFailedAt: sql`${sql.placeholder('now')}::timestamptz`,
      blockedUntil: sql`counted.blocked_until`,
    })
    .from(
      sql`unnest(${sql.placeholder('keys')}::bytea[], ${sql.placeholder('failures')}::integer[],
        ${sql.placeholder('blockedUntil')}::timestamptz[]) AS counted (key, failures, blocked_until)`,
    )
    .where(sql`${key} = counted.key`)
    .prepare(name)

/** Writes the new values of locked rows, with the commit. */
export const saveCounts = (tx: Tx, rows: readonly Omit<ThrottleRow, 'lastFailedAt'>[], now: Date): void =>
  sendWithCommit(tx, prepared(tx, 'save-throttle', countQuery), {
    keys: rows.map((row) => row.key),
    failures: rows.map((row) => row.failures),
    blockedUntil: rows.map((row) => row.blockedUntil),
    now: now.toISOString(),
  })

const given = sql`unnest(${sql.placeholder('keys')}::bytea[], ${sql.placeholder('isNetwork')}::boolean[])
  AS given (key, is_network)`

/** Networks become known, `own` counters are reset, the others get one attempt back. */
const proofQuery = (tx: Tx, name: string) =>
  tx
    .insert(loginThrottle)
    .select(
      sql`SELECT given.key, 0, CASE WHEN given.is_network THEN ${sql.placeholder('now')}::timestamptz ELSE 'epoch' END,
        CASE WHEN given.is_network THEN ${sql.placeholder('until')}::timestamptz END FROM ${given}`,
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
  /** Reset to no failures. */
  own: readonly Buffer[]
  /** Given back one attempt. */
  others: readonly Buffer[]
  /** Known from now on; such a row counts nothing and is valid until `blocked_until`. */
  networks: readonly Buffer[]
}

/**
 * Records a correct password.
 *
 * The counters come before the networks, each sorted: the order in which every process locks them.
 */
export const saveProof = async (pool: pg.Pool, { own, others, networks }: Proof, now: Date) => {
  const keys = [[...own, ...others], networks].flatMap((some) => some.toSorted(Buffer.compare))
  await askAcrossTenants(pool, REASON, (tx) => prepared(tx, 'save-proof', proofQuery), {
    keys,
    isNetwork: keys.map((each) => networks.includes(each)),
    own,
    now: now.toISOString(),
    until: new Date(now.getTime() + KNOWN_FOR_MS).toISOString(),
  })
}

const knownQuery = (tx: Tx, name: string) =>
  tx
    .select({ key })
    .from(loginThrottle)
    .where(and(eq(key, sql.placeholder('key')), gt(blockedUntil, sql.placeholder('now'))))
    .prepare(name)

const askKnown = (tx: Tx) => prepared(tx, 'is-known-network', knownQuery)

/** As a part of an open transaction. */
export const isKnown = async (tx: Tx, key: Buffer, now: Date): Promise<boolean> =>
  (await askKnown(tx).execute({ key, now })).length > 0

export const isKnownAlone = async (pool: pg.Pool, key: Buffer, now: Date): Promise<boolean> =>
  (await askAcrossTenants(pool, REASON, askKnown, { key, now })).length > 0
