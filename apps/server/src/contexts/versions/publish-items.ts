import { asc, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../../platform/database/any-of.ts'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Kind } from './kinds.ts'

/** Publishes items that the transaction has locked as they are now, for the manager who acts. */
export const publishLockedItems = async (
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  note = '',
): Promise<void> => {
  await tx.execute(
    sql`SELECT ${schemas.resolver}.publish_items(${boundApp}, ${kind}, ${sql.param([...ids])}::uuid[], ${note})`,
  )
}

/**
 * Publishes items as they are now, all or none, for the manager who acts.
 * @returns false when one of them does not exist
 */
export const publishItems = async (
  tx: Tx,
  kind: Kind,
  table: PgTable & { id: PgColumn },
  itemIds: readonly string[],
  note: string,
): Promise<boolean> => {
  const ids = [...new Set(itemIds)]
  const locked = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(anyOf(table.id, ids))
    .orderBy(asc(table.id))
    .for('no key update')
  if (locked.length < ids.length) return false
  await publishLockedItems(tx, kind, ids, note)
  return true
}
