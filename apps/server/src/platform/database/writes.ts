import type pg from 'pg'
import { answersNoCommit, isInDoubt } from './pool.ts'

const pools = new WeakMap<object, pg.Pool>()

/** Gives transactions that may write connections of their own: while commits wait for a standby, reading goes on. */
export const separateWrites = (pool: pg.Pool, writes: pg.Pool): void => void pools.set(pool, writes)

/** The pool for transactions that may write, in place of this one. */
export const writesOf = <P extends object>(pool: P): P => (pools.get(pool) as P | undefined) ?? pool

/**
 * @throws Error while it is unknown whether the database commits anything: each further commit would occupy one more connection
 *   there
 */
export const forWriting = <P extends object>(pool: P): P => {
  const writes = writesOf(pool)
  if (isInDoubt(writes)) throw answersNoCommit()
  return writes
}
