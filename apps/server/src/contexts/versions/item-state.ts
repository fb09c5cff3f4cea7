import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import { columnOfItem, type VersionedItems } from './versioned-items.ts'

/** @param rows values that differ after each change of the working state */
export const hashOfRows = (rows: unknown): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url')

/** A value that differs after each change of the working state; the rows may be locked before. */
export const stateOfItem = async (
  tx: Tx,
  { table, elements }: Pick<VersionedItems, 'table' | 'elements'>,
  itemId: string,
): Promise<string> => {
  const head = tx
    .select({ revision: table.revision })
    .from(table as PgTable)
    .where(eq(table.id, itemId))
  if (!elements) return hashOfRows(await head)
  const { id, revision, position } = elements.table
  const rows = tx
    .select({ id, revision })
    .from(elements.table as PgTable)
    .where(eq(columnOfItem(elements), itemId))
    .orderBy(asc(position), asc(id))
  return hashOfRows(await Promise.all([head, rows]))
}
