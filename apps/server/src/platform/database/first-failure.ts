import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import { innermost } from '../base/describe-error.ts'

/** PostgreSQL's error code for every statement after one that has failed. */
const AFTER_A_FAILURE = '25P02'

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (innermost(error) as { code?: unknown }).code : undefined

const failures = new WeakMap<pg.PoolClient, Error>()
const watched = new WeakSet<pg.PoolClient>()

/** Records the first failure of the transaction that a connection begins now. */
export const watchFailures = (client: pg.PoolClient): void => {
  failures.delete(client)
  if (watched.has(client)) return
  watched.add(client)
  const { connection } = client as pg.PoolClient & { connection: EventEmitter }
  connection.on('errorMessage', (error: Error) => {
    if (!failures.has(client) && codeOf(error) !== AFTER_A_FAILURE) failures.set(client, error)
  })
}

/**
 * The original error. Of statements that are sent together one fails, and PostgreSQL refuses all behind it: the
 * caller may get such a refusal first, which does not contain the reason.
 */
export const firstFailure = (client: pg.PoolClient | null, error: unknown): unknown => {
  const cause = client && codeOf(error) === AFTER_A_FAILURE ? failures.get(client) : undefined
  if (!cause || !(error instanceof Error)) return error
  return Object.assign(new Error(cause.message, { cause }), { stack: error.stack })
}
