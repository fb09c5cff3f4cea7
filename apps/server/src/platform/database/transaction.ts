import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { innermost } from '../base/describe-error.ts'
import { type Binding, bindingSql } from './binding.ts'
import { firstFailure, watchFailures } from './first-failure.ts'
import { lateConnection, type UsedConnection } from './late-connection.ts'
import { closeConnection, onlyReads } from './pool.ts'
import { acrossTx, beginningOf, nameTenant, tenantTx } from './tenant-handle.ts'
import { forWriting } from './writes.ts'

/** The only database handle of an operation: an open transaction, bound to one tenant. */
export type Tx = NodePgDatabase<Record<string, never>>

class Undo<T> {
  readonly value: T
  constructor(value: T) {
    this.value = value
  }
}

export const undo = <T>(value: T): never => {
  throw new Undo(value)
}

const undoSteps = new WeakMap<Tx, (() => Promise<unknown>)[]>()

/** Runs `step` if the open transaction is rolled back: for effects outside of the database, such as files. */
export const onUndo = (tx: Tx, step: () => Promise<unknown>): void => {
  undoSteps.set(tx, [...(undoSteps.get(tx) ?? []), step])
}

type Prepared<T = unknown> = { execute: (values?: Record<string, unknown>) => Promise<T> }

const lastSteps = new WeakMap<Tx, (() => Promise<unknown>)[]>()

/** Sends a write whose result is not needed with the commit, in one round trip; both succeed or fail. */
export const sendWithCommit = (tx: Tx, query: Prepared, values: Record<string, unknown>): void => {
  lastSteps.set(tx, [...(lastSteps.get(tx) ?? []), () => query.execute(values)])
}

const refusedAsWrite = (error: unknown): boolean =>
  error instanceof Error && (innermost(error) as { code?: string }).code === '25006'

const READ_ONLY = 'BEGIN READ ONLY'
const BEGIN = { name: 'begin', text: 'BEGIN' }
const BEGIN_READ_ONLY = { name: 'begin-read-only', text: READ_ONLY }
const COMMIT = { name: 'commit', text: 'COMMIT' }
const ROLLBACK = { name: 'rollback', text: 'ROLLBACK' }

/** Binds an open transaction; can be called again, for an operation that learns its user later (logging in). */
export const bind = (client: pg.PoolClient, binding: Binding): Promise<void> => {
  nameTenant(client, binding.appId)
  const beginning = beginningOf(client)
  if (beginning.pendingSql === null) return client.query(bindingSql(binding)).then(() => {})
  beginning.pendingSql = `${READ_ONLY}; ${bindingSql(binding)}`
  return Promise.resolve()
}

const connect = async (pool: pg.Pool): Promise<UsedConnection> => {
  const client = await pool.connect()
  watchFailures(client)
  return { client, taken: () => client, release: (isBroken) => client.release(isBroken) }
}

type TransactionOptions = {
  /** The database refuses every write, so the commit can lose nothing and the result does not wait for it. */
  isReadOnly?: boolean
  isAcross?: boolean
  /**
   * Begins a read-only transaction with the first statement of `work`, which takes the connection, and none without one.
   * Then `first` is a statement of its own, and the settings of {@link bind} are sent together with the `BEGIN`.
   */
  beginsLate?: boolean
}

/**
 * Runs `work` between `BEGIN` and `COMMIT` on one connection. Statements of `first`, and those that `work`
 * sends without waiting for `opened`, go out together with the `BEGIN`. Rolled back when `work` throws or
 * calls {@link undo}.
 */
export const inTransaction = async <F, T>(
  pool: pg.Pool,
  first: (client: pg.PoolClient) => Promise<F>,
  work: (tx: Tx, opened: Promise<F>, client: pg.PoolClient) => Promise<T>,
  { isReadOnly = false, isAcross = false, beginsLate = false }: TransactionOptions = {},
): Promise<T> => {
  const connection = beginsLate ? lateConnection(pool) : await connect(isReadOnly ? pool : forWriting(pool))
  const { client } = connection
  nameTenant(client, null)
  const tx = isAcross ? acrossTx(client) : tenantTx(client)
  const beginning = beginningOf(client)
  let isOpen = false
  let isBroken = false
  let isCommitting = false
  let isReleased = false
  let stepsBack: (() => Promise<unknown>)[] = []
  try {
    beginning.sending = beginsLate ? null : client.query(isReadOnly ? BEGIN_READ_ONLY : BEGIN)
    beginning.pendingSql = beginsLate ? READ_ONLY : null
    const opened = first(client)
    // The callers that await them see the error, as does the commit; an unhandled rejection would end the process.
    const opening = Promise.all([beginning.sending, opened]).then(() => {
      isOpen = true
    })
    opening.catch(() => {})
    const result = await work(tx, opened, client)
    const last = lastSteps.get(tx) ?? []
    if (last.length === 0 && isReadOnly) {
      // If it failed, the statements read outside of a transaction and unbound, and found nothing.
      await beginning.sending
      isReleased = true
      // A query's result is valid even if the commit fails: nothing waits for it, and the connection's next user
      // sends its statements behind it. A connection that cannot commit is useless.
      const taken = connection.taken()
      if (beginning.sending && taken) taken.query(COMMIT).catch(() => closeConnection(taken))
      beginning.pendingSql = null
      connection.release(false)
      return result
    }
    isCommitting = true
    // A failed statement turns the commit behind it into a rollback, and its error is the one that counts.
    await Promise.all([opening, ...last.map((send) => send()), client.query(COMMIT)])
    return result
  } catch (thrown) {
    const error = firstFailure(connection.taken(), thrown)
    beginning.pendingSql = null
    // The database answered without a transaction: the connection works, and there is nothing to roll back.
    if (beginning.sending || (!isOpen && connection.taken()))
      await client.query(ROLLBACK).catch(() => {
        isBroken = true
      })
    // A commit without an answer may have succeeded: then effects outside of the database stay.
    if (!(isCommitting && isBroken)) stepsBack = undoSteps.get(tx) ?? []
    if (error instanceof Undo) return error.value as T
    // Behind a pooler, or by a setting, a connection may suddenly reach a database that accepts no writes.
    if (!isReadOnly && refusedAsWrite(error)) {
      isBroken = true
      throw onlyReads(error)
    }
    throw error
  } finally {
    undoSteps.delete(tx)
    lastSteps.delete(tx)
    if (!isReleased) connection.release(isBroken)
    // Files are removed without a connection: their storage may be slow.
    await Promise.allSettled(stepsBack.map((step) => step()))
  }
}

/** A tenant's transaction outside of requests: jobs, seeds, tests. */
export const inTenant = <T>(pool: pg.Pool, binding: Binding, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(pool, (client) => bind(client, binding), work)

/**
 * @param pool must log in as `wohlauf_platform`
 * @param reason why a single tenant is not enough; shown in the database's activity
 */
export const acrossTenants = <T>(
  pool: pg.Pool,
  reason: string,
  work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
  { isReadOnly = false } = {},
): Promise<T> =>
  inTransaction(
    pool,
    (client) =>
      client.query({
        name: 'reason',
        text: `SELECT set_config('application_name', $1, true)`,
        values: [`wohlauf: ${reason}`],
      }),
    (tx, _, client) => work(tx, client),
    { isAcross: true, isReadOnly },
  )

/**
 * One statement across tenants without `BEGIN` and `COMMIT`, for queries of every login: these would cost more than
 * the query.
 * @param pool must log in as `wohlauf_platform`
 * @param _reason why a single tenant is not enough; documents the call
 */
export const askAcrossTenants = async <T>(
  pool: pg.Pool,
  _reason: string,
  query: (tx: Tx) => Prepared<T>,
  values: Record<string, unknown>,
): Promise<T> => {
  const client = await pool.connect()
  let isAnswered = false
  try {
    const answer = await query(acrossTx(client)).execute(values)
    isAnswered = true
    return answer
  } finally {
    // After an error the connection may be silent or lost: it is closed, and the pool opens another.
    client.release(!isAnswered)
  }
}
