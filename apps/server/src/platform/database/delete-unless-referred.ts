import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './transaction.ts'

const isStillReferred = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23503') || isStillReferred(error.cause))

/**
 * Deletes a row unless another one refers to it. Foreign keys also cover references that are being created
 * concurrently. Only for tables whose references do not cascade.
 * @returns the deleted row; null when another row refers to it, or it does not exist
 */
export const deleteUnlessReferred = async <T extends PgTable & { id: PgColumn }>(
  tx: Tx,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | null> => {
  await tx.execute(sql`SAVEPOINT before_deletion`)
  try {
    const deleted = await tx
      .delete(table as PgTable)
      .where(eq(table.id, id))
      .returning()
    return (deleted[0] as T['$inferSelect'] | undefined) ?? null
  } catch (error) {
    if (!isStillReferred(error)) throw error
    await tx.execute(sql`ROLLBACK TO SAVEPOINT before_deletion`)
    return null
  }
}
