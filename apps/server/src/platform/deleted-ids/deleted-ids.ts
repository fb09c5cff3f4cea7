import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { type InsertOnce, insertOnce } from '../database/insert-once.ts'
import { prepared } from '../database/prepared.ts'
import { sendWithCommit, type Tx } from '../database/transaction.ts'
import { deletedId } from './tables.ts'

type Deletion = { userId: string; deletedAt: Date }

const recordQuery = (tx: Tx, name: string) =>
  tx
    .insert(deletedId)
    .values({
      userId: sql.placeholder('userId'),
      id: sql.placeholder('id'),
      deletedAt: sql.placeholder('deletedAt'),
    })
    .onConflictDoNothing()
    .prepare(name)

/** A device that has not heard of the deletion may send the creation again: the deletion wins. */
export const recordDeletedId = (tx: Tx, id: string, deletion: Deletion): void =>
  sendWithCommit(tx, prepared(tx, 'record-deleted-id', recordQuery), { id, ...deletion })

const isDeletedQuery = (tx: Tx, name: string) =>
  tx
    .select({ id: deletedId.id })
    .from(deletedId)
    .where(and(eq(deletedId.userId, sql.placeholder('userId')), eq(deletedId.id, sql.placeholder('id'))))
    .prepare(name)

/** The values are converted by the driver: a column of Drizzle's cannot convert null in a placeholder. */
const insertQuery = (table: OwnTable, keys: readonly string[]) => (tx: Tx, name: string) =>
  tx
    .insert(table)
    .values(Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(key)}`])))
    .onConflictDoNothing()
    .prepare(name)

type OwnTable = PgTable & { id: AnyPgColumn; userId: AnyPgColumn }

/**
 * Like `insertOnce`, for rows that their user may delete. Those of a table have the same keys in all calls.
 * @returns `known` also when it was deleted: what the repeated call asked for was done once
 */
export const insertUnlessDeleted = async <T extends OwnTable>(
  tx: Tx,
  table: T,
  once: InsertOnce<T> & { row: PgInsertValue<T> & { id: string; userId: string } },
): Promise<'inserted' | 'known' | 'conflict'> => {
  const { id, userId } = once.row
  const query = prepared(tx, `insert-${getTableName(table)}`, insertQuery(table, Object.keys(once.row)))
  // The second is sent behind the insertion: it sees each deletion that was committed until then.
  const [outcome, deletions] = await Promise.all([
    insertOnce(tx, table, { ...once, insert: () => query.execute(once.row) }),
    prepared(tx, 'find-deleted-id', isDeletedQuery).execute({ userId, id }),
  ])
  if (outcome !== 'inserted' || deletions.length === 0) return outcome
  await tx.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)))
  return 'known'
}
