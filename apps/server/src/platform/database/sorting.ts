import { and, gt, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofBoundApp } from './tenant-dialect.ts'
import type { Tx } from './transaction.ts'

type Sorted = PgTable & { id: PgColumn; position: PgColumn }

const areSame = (existingIds: readonly string[], sorted: readonly string[]): boolean => {
  const sortedSet = new Set(sorted)
  return existingIds.length === sorted.length && existingIds.every((id) => sortedSet.has(id))
}

/**
 * @param existingIds the existing ids; the list is locked until the transaction ends
 * @returns false, and nothing is changed, when the ids differ from the list's
 */
export const saveOrder = async (
  tx: Tx,
  table: Sorted,
  existingIds: readonly string[],
  sorted: readonly string[],
): Promise<boolean> => {
  if (!areSame(existingIds, sorted)) return false
  await tx.execute(sql`
    UPDATE ${table} SET position = sorted.nth
    FROM unnest(${`{${sorted.join(',')}}`}::uuid[]) WITH ORDINALITY AS sorted (id, nth)
    WHERE ${ofBoundApp(table)} AND ${table.id} = sorted.id`)
  return true
}

/** The position after all others, for a new row; the list must be locked. */
export const nextPosition = async (tx: Tx, table: Sorted, isInList?: SQL): Promise<number> => {
  const [last] = await tx
    .select({ position: max(table.position) })
    .from(table as PgTable)
    .where(isInList)
  return Number(last?.position ?? 0) + 1
}

/**
 * @param isInList the further condition for rows of the list, which is locked, besides their app
 * @returns the free position after the row
 */
export const makeRoomBehind = async (
  tx: Tx,
  table: Sorted,
  row: { position: number },
  isInList?: SQL,
): Promise<number> => {
  await tx
    .update(table as PgTable)
    .set({ position: sql`${table.position} + 1` })
    .where(and(isInList, gt(table.position, row.position)))
  return row.position + 1
}
