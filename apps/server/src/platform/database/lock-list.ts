import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './transaction.ts'

/** Locks an app's list that has no parent row to lock, against other callers of this function; reads continue. */
export const lockList = async (tx: Tx, table: PgTable): Promise<void> => {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${getTableName(table)} || current_setting('app.id'), 0))`,
  )
}
