import { isDeepStrictEqual } from 'node:util'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './transaction.ts'

export type InsertOnce<T extends PgTable> = {
  row: PgInsertValue<T>
  /** Inserts the row unless there is one with its key; by a statement that is planned each time, if missing. */
  insert?: () => Promise<{ rowCount: number | null }>
  /** The values in the form in which `find` reads them. */
  written: object
  /** Reads the values stored under the row's id. */
  find: () => Promise<object | undefined>
}

/**
 * Inserts a row whose id the client has generated, so that it may repeat the call.
 * @returns `known` when the same content was stored already; `conflict` when other content was
 */
export const insertOnce = async <T extends PgTable>(
  tx: Tx,
  table: T,
  {
    row,
    written: values,
    find,
    insert = async () => await tx.insert(table).values(row).onConflictDoNothing(),
  }: InsertOnce<T>,
): Promise<'inserted' | 'known' | 'conflict'> => {
  const { rowCount } = await insert()
  if (rowCount === 1) return 'inserted'
  return isDeepStrictEqual(await find(), values) ? 'known' : 'conflict'
}
