import { isDeepStrictEqual } from 'node:util'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './transaction.ts'

type Once<T extends PgTable> = {
  row: PgInsertValue<T>
  /** What was written, in the form in which `find` reads it. */
  written: object
  /** What is stored under the row's id. */
  find: () => Promise<object | undefined>
}

/**
 * Inserts a row whose id the client has made. A client that got no answer sends it again: the same content is one row, and
 * other content under an id in use is refused by the caller as `conflict`.
 *
 * @returns `known` when the same content was there already; `conflict` when other content was
 */
export const insertOnce = async <T extends PgTable>(
  tx: Tx,
  table: T,
  { row, written, find }: Once<T>,
): Promise<'inserted' | 'known' | 'conflict'> => {
  const { rowCount } = await tx.insert(table).values(row).onConflictDoNothing()
  if (rowCount === 1) return 'inserted'
  return isDeepStrictEqual(await find(), written) ? 'known' : 'conflict'
}
