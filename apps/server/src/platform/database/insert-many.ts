import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { inParts } from '../base/in-parts.ts'
import { NewRows } from './tenant-dialect.ts'
import type { Tx } from './transaction.ts'

/** PostgreSQL counts parameters in 16 bits; `pg` would send a wrong number. */
const MAX_PARAMETERS = 65_535

/**
 * The `INSERT` of many rows of the bound tenant. Drizzle's own `values` makes an object and several calls per value, and
 * a hundred rows cost more time in this process than in the database. It is no `INSERT … SELECT`, which Citus refuses
 * on tables with row-level security.
 * @param rows at least one; all of them with the keys of the first
 * @throws Error when they have more than 65,535 values in all
 */
export const insertMany = <T extends PgTable>(
  table: T,
  rows: readonly Partial<Record<keyof T['$inferInsert'] & string, unknown>>[],
): SQL => {
  const all = getTableColumns(table)
  const keys = Object.keys(rows[0] ?? {}) as (keyof T['$inferInsert'] & string)[]
  if (rows.length * keys.length >= MAX_PARAMETERS)
    throw new Error(`${rows.length} rows of ${keys.length} values are too many for one statement`)
  const columns = keys.map((key) => {
    const column = all[key]
    if (!column) throw new Error(`the table has no column ${key}`)
    return { key, column }
  })
  const names = columns.map(({ column }) => sql`, ${sql.identifier(column.name)}`)
  const values = rows.map((row) =>
    columns.map(({ key, column }) => (row[key] == null ? null : column.mapToDriverValue(row[key]))),
  )
  return sql`INSERT INTO ${table} (app_id${sql.join(names)}) VALUES ${sql.param(new NewRows(values))}`
}

const ROWS_OF_PART = 5000

/** Inserts any number of rows, in several statements. */
export const insertInParts = async <T extends PgTable>(
  tx: Tx,
  ...[table, rows]: Parameters<typeof insertMany<T>>
): Promise<void> => {
  for (const part of inParts(rows, ROWS_OF_PART)) await tx.execute(insertMany(table, part))
}
