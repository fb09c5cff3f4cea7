import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { type InsertOnce, insertOnce } from '../database/insert-once.ts'
import type { Tx } from '../database/transaction.ts'
import { deletedId } from './tables.ts'

type Deletion = { userId: string; deletedAt: Date }

/** A device that has not heard of the deletion may send the creation again: the deletion wins. */
export const recordDeletedIds = async (
  tx: Tx,
  ids: readonly string[],
  { userId, deletedAt }: Deletion,
): Promise<void> => {
  if (ids.length > 0)
    await tx
      .insert(deletedId)
      .values(ids.map((id) => ({ userId, id, deletedAt })))
      .onConflictDoNothing()
}

/**
 * To be asked after the row was inserted or seen to be missing: a deletion that was committed until then is visible to this
 * statement.
 */
export const isDeletedId = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: deletedId.id })
    .from(deletedId)
    .where(and(eq(deletedId.userId, userId), eq(deletedId.id, id)))
  return rows.length > 0
}

type OwnTable = PgTable & { id: AnyPgColumn; userId: AnyPgColumn }

/**
 * Like `insertOnce`, for rows that their user may delete.
 * @returns `known` also when it was deleted: what the repeated call asked for was done once
 */
export const insertUnlessDeleted = async <T extends OwnTable>(
  tx: Tx,
  table: T,
  once: InsertOnce<T> & { row: PgInsertValue<T> & { id: string; userId: string } },
): Promise<'inserted' | 'known' | 'conflict'> => {
  const outcome = await insertOnce(tx, table, once)
  const { id, userId } = once.row
  if (outcome !== 'inserted' || !(await isDeletedId(tx, userId, id))) return outcome
  await tx.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)))
  return 'known'
}
