import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '../database/prepared.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import { loginThrottle } from './tables.ts'
import { KNOWN_FOR_MS } from './throttle-rules.ts'

// However many counters an attempt has, each of these is one statement, which locks them in the order of
// their keys: two attempts on the same rows wait for each other instead of deadlocking.

const { key, failures, blockedUntil } = loginThrottle

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

const giveBackQuery = (tx: Tx, name: string) =>
  tx
    .insert(loginThrottle)
    .select(sql`SELECT given.key, 0, 'epoch'::timestamptz, NULL::timestamptz FROM ${keys}`)
    .onConflictDoUpdate({
      target: key,
      set: {
        failures: sql`CASE WHEN ${key} = ANY (${sql.placeholder('own')}::bytea[]) THEN 0 ELSE greatest(${failures} - 1, 0) END`,
        blockedUntil: null,
      },
    })
    .prepare(name)

/** Resets the `own` of the keys, and takes one attempt off the others, with the commit. */
export const giveBack = (tx: Tx, keys: readonly Buffer[], own: readonly Buffer[]): void =>
  sendWithCommit(tx, prepared(tx, 'give-throttle-back', giveBackQuery), { keys, own })

const rememberQuery = (tx: Tx, name: string) =>
  tx
    .insert(loginThrottle)
    .select(
      sql`SELECT given.key, 0, ${sql.placeholder('now')}::timestamptz, ${sql.placeholder('until')}::timestamptz FROM ${keys}`,
    )
    .onConflictDoUpdate({
      target: key,
      set: { lastFailedAt: sql`excluded.last_failed_at`, blockedUntil: sql`excluded.blocked_until` },
    })
    .prepare(name)

/**
 * Records a network with a correct password, with the commit. Such a row counts nothing; it is valid until
 * `blocked_until`.
 */
export const rememberKnown = (tx: Tx, keys: readonly Buffer[], now: Date): void =>
  sendWithCommit(tx, prepared(tx, 'remember-network', rememberQuery), {
    keys: keys.toSorted(Buffer.compare),
    now: now.toISOString(),
    until: new Date(now.getTime() + KNOWN_FOR_MS).toISOString(),
  })

const knownQuery = (tx: Tx, name: string) =>
  tx
    .select({ key })
    .from(loginThrottle)
    .where(and(eq(key, sql.placeholder('key')), gt(blockedUntil, sql.placeholder('now'))))
    .prepare(name)

export const isKnown = async (tx: Tx, key: Buffer, now: Date): Promise<boolean> =>
  (await prepared(tx, 'is-known-network', knownQuery).execute({ key, now })).length > 0
