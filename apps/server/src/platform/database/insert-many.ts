import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { boundApp } from './tenant-dialect.ts'

/**
 * The `INSERT` of many rows of the bound tenant with one parameter per column: Drizzle's own `values` has one
 * per value, and a hundred rows cost more time in this process than in the database.
 * @param rows at least one; all of them with the keys of the first
 */
export const insertMany = <T extends PgTable>(
  table: T,
  rows: readonly Partial<Record<keyof T['$inferInsert'] & string, unknown>>[],
): SQL => {
  const all = getTableColumns(table)
  const keys = Object.keys(rows[0] ?? {}) as (keyof T['$inferInsert'] & string)[]
  const columns = keys.map((key) => {
    const column = all[key]
    if (!column) throw new Error(`the table has no column ${key}`)
    return { key, column }
  })
  const names = columns.map(({ column }) => sql`, ${sql.identifier(column.name)}`)
  const values = columns.map(({ key, column }) => {
    const ofColumn = rows.map((row) => (row[key] == null ? null : column.mapToDriverValue(row[key])))
    return sql`${sql.param(ofColumn)}::${sql.raw(column.getSQLType())}[]`
  })
  return sql`INSERT INTO ${table} (app_id${sql.join(names)})
    SELECT ${boundApp}, given.* FROM unnest(${sql.join(values, sql`, `)}) AS given`
}
