import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { inParts } from '../../platform/base/in-parts.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { VersionedRow } from './snapshot.ts'

type Row = Record<string, unknown> & { id: string; position?: number; revision: number }
type RowTable = PgTable & { appId: PgColumn; id: PgColumn }

const ROWS_OF_PART = 1000

const without = (row: Row, ...names: string[]) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !['appId', 'removedAt', 'revision', ...names].includes(name)),
  )

/** The rows of a list with their positions. */
export const inPlaces = <R extends { id: string }>(rows: readonly R[]): (R & { position: number })[] =>
  rows.map((row, place) => ({ ...row, position: place + 1 }))

/**
 * Writes rows of a version over the locked ones of the same ids, and inserts the missing ones. A changed row gets a
 * higher revision, so that an editor who has opened it before meets a conflict; a change of the position alone does
 * not count.
 * @param isTouched whether something outside the row's columns changes with it
 */
export const writeRows = async <T extends RowTable>(
  tx: Tx,
  table: T,
  locked: readonly T['$inferSelect'][],
  rows: readonly (VersionedRow<T> & { position?: number })[],
  isTouched: (row: T['$inferSelect']) => boolean = () => false,
): Promise<void> => {
  const present = new Map(locked.map((row) => [(row as Row).id, row as Row]))
  const changes = (rows as readonly Row[]).flatMap((row) => {
    const before = present.get(row.id)
    const isOther =
      !before ||
      isTouched(before as T['$inferSelect']) ||
      !isDeepStrictEqual(without(before, 'position'), without(row, 'position'))
    const { appId: _app, removedAt: _removed, ...columns } = row
    if (isOther) return [{ ...columns, revision: Math.max(row.revision, before?.revision ?? 0) + 1 }]
    return before.position === row.position ? [] : [{ ...columns, revision: before.revision }]
  })
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table as PgTable))
      .filter(([name]) => !['appId', 'id', 'removedAt'].includes(name))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  )
  for (const part of inParts(changes, ROWS_OF_PART))
    await tx
      .insert(table as PgTable)
      .values(part)
      .onConflictDoUpdate({ target: [table.appId, table.id], set })
}
