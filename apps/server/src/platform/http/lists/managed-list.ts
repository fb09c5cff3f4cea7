import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../../database/any-of.ts'
import type { Tx } from '../../database/transaction.ts'

export type RowTable = PgTable & { id: PgColumn }
export type SortedTable = RowTable & { position: PgColumn }
export type RowOf<T extends RowTable> = T['$inferSelect'] & { id: string }
type FieldOf<T extends RowTable> = keyof T['$inferSelect'] & string

/** An app has one such list (`Parent` is never), or each row of a parent has one. */
export type ManagedList<T extends RowTable, Name extends string = string, Parent extends string = string> = {
  readonly table: T
  /** The input's field with a row's id. */
  readonly id: Name
  readonly parent?: {
    /** The table's column and the input's field with the parent's id. */
    readonly field: Parent & FieldOf<T>
    /** Locks a parent, and thereby additions to its list and sorting; null when it does not exist. */
    readonly lock: (tx: Tx, parentId: string) => Promise<unknown>
  }
  /** Only rows with these values are shown and changed; the others keep their positions. Omitted: all. */
  readonly visibleWhere?: {
    readonly field: FieldOf<T>
    readonly valuesOf: (app: AppSettings) => readonly unknown[]
  }
}

export type ListOfParent<
  T extends RowTable,
  Name extends string = string,
  Parent extends string = string,
> = ManagedList<T, Name, Parent> & Required<Pick<ManagedList<T, Name, Parent>, 'parent'>>

/** The item's row is locked. */
export type PublishItem = (tx: Tx, id: string) => Promise<unknown>

export type ListCall<Input, Refused extends string, R> = {
  input: Input
  tx: Tx
  app: AppSettings
  now: Date
  refuse: (name: Refused) => R
}

export const isSorted = (table: PgTable): table is SortedTable => 'position' in getTableColumns(table)

const columnOf = (table: RowTable, field: string): PgColumn =>
  (table as unknown as Record<string, PgColumn>)[field] ?? table.id

/** The rows of one parent; all rows where the app has one list. */
const isOfParent = <T extends RowTable>({ table, parent }: ManagedList<T>, parentId: unknown) =>
  parent && eq(columnOf(table, parent.field), parentId)

export const isInListOf = <T extends RowTable>(list: ManagedList<T>, row: Record<string, unknown>) =>
  list.parent && isOfParent(list, row[list.parent.field])

export const isShownBy = <T extends RowTable>(
  { table, visibleWhere: filter }: ManagedList<T>,
  app: AppSettings,
) => filter && anyOf(columnOf(table, filter.field), [...filter.valuesOf(app)])

export const isRowShown = <T extends RowTable>(
  { visibleWhere: filter }: ManagedList<T>,
  app: AppSettings,
  row: Record<string, unknown>,
): boolean => !filter || filter.valuesOf(app).includes(row[filter.field])

/** Rows in their order, including those that are not shown. */
export const rowsOf = async <T extends SortedTable>(
  tx: Tx,
  list: ManagedList<T>,
  app: AppSettings,
  parentId: unknown,
): Promise<{ id: string; isShown: boolean }[]> => {
  const { table, visibleWhere: filter } = list
  const rows = await tx
    .select({ id: table.id, value: columnOf(table, filter?.field ?? 'id') })
    .from(table as PgTable)
    .where(isOfParent(list, parentId))
    .orderBy(asc(table.position))
  const values = filter?.valuesOf(app)
  return rows.map(({ id, value }) => ({ id: id as string, isShown: !values || values.includes(value) }))
}
