import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { image } from '../../platform/storage/tables.ts'

type StoredRow = Readonly<Record<string, unknown>>

/** Rows as the database writes them, under the names of their columns; lists are in the order of their positions. */
export type Snapshot = Readonly<{ item: StoredRow } & Record<string, StoredRow | readonly StoredRow[]>>

/** Columns that are not part of a version: the tenant, the position, which follows from the list, and the removal. */
type Unversioned = 'appId' | 'position' | 'removedAt'

export type VersionedRow<T extends PgTable> = Omit<T['$inferSelect'], Unversioned>

const isSql = (value: unknown): value is SQL =>
  typeof value === 'object' && value !== null && 'queryChunks' in value

/** A column that is younger than the snapshot has the value that rows got when it was added. */
const initialOf = ({ default: initial }: PgColumn): unknown =>
  initial === undefined || isSql(initial) ? null : initial

/** The row of a table that a snapshot contains. */
export const rowFrom = <T extends PgTable>(table: T, storedRow: StoredRow): VersionedRow<T> => {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const value = storedRow[column.name]
      if (value === undefined) return [[name, initialOf(column)]]
      return [[name, value === null ? null : column.mapFromDriverValue(value)]]
    }),
  ) as VersionedRow<T>
}

export const rowsFrom = <T extends PgTable>(
  table: T,
  snapshot: Snapshot,
  list: string,
): VersionedRow<T>[] => {
  const storedRows = snapshot[list] ?? []
  if (!Array.isArray(storedRows)) throw new Error(`a snapshot has no list ${list}`)
  return storedRows.map((row) => rowFrom(table, row))
}

/** The pictures that a snapshot shows, by their ids. @throws Error for one that it does not show */
export const imagesIn = (snapshot: Snapshot): ((imageId: string) => VersionedRow<typeof image>) => {
  const images = new Map(rowsFrom(image, snapshot, 'images').map((row) => [row.id, row]))
  return (imageId) => {
    const row = images.get(imageId)
    if (!row) throw new Error(`a version does not show the picture ${imageId}`)
    return row
  }
}
