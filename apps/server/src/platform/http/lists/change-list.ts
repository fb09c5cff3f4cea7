import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { lockList } from '../../database/lock-list.ts'
import { makeRoomBehind, saveOrder } from '../../database/sorting.ts'
import type { Tx } from '../../database/transaction.ts'
import {
  isInListOf,
  isRowShown,
  isShownBy,
  isSorted,
  type ListCall,
  type ManagedList,
  type PublishItem,
  type RowOf,
  type RowTable,
  rowsOf,
  type SortedTable,
} from './managed-list.ts'
import { orderOfAll } from './order-of-all.ts'
import { visibility } from './visibility.ts'

type Done = Record<never, never>
type SortedRow<T extends SortedTable> = RowOf<T> & { position: number }

type Sorting<Input, R> = ListCall<Input, 'not-found' | 'conflict', R>

/** @param ids the field with all ids in their new order */
export const sorts =
  <T extends SortedTable, Parent extends string, Ids extends string>(
    list: ManagedList<T, string, Parent>,
    ids: Ids,
  ) =>
  async <R>({
    input,
    tx,
    app,
    refuse,
  }: Sorting<Record<Ids, string[]> & Record<Parent, string>, R>): Promise<Done | R> => {
    const { table, parent } = list
    const parentId = parent && input[parent.field]
    if (!parent) await lockList(tx, table)
    else if (!(await parent.lock(tx, input[parent.field]))) return refuse('not-found')
    const rows = await rowsOf(tx, list, app, parentId)
    const storedIds = rows.map(({ id }) => id)
    const sortedIds: readonly string[] = input[ids]
    // Another app's row is refused as one that does not exist.
    if (new Set(sortedIds).difference(new Set(storedIds)).size > 0) return refuse('not-found')
    const order = orderOfAll(rows, sortedIds)
    return order && (await saveOrder(tx, table, storedIds, order)) ? {} : refuse('conflict')
  }

/** Shows a row in its current state, or hides it, for any revision, which stays. */
export const showsOrHides =
  <T extends PgTable & { id: PgColumn; isEnabled: PgColumn }, Name extends string>(
    { table, id, publish }: { table: T; id: Name; publish?: PublishItem },
    isEnabled: boolean,
  ) =>
  async <R>({
    input,
    tx,
    now,
    refuse,
  }: ListCall<Record<Name, string>, 'not-found', R>): Promise<Done | R> => {
    const { rowCount } = await tx
      .update(table as PgTable)
      .set(visibility(table, isEnabled, now))
      .where(eq(table.id, input[id]))
    if (rowCount !== 1) return refuse('not-found')
    if (isEnabled) await publish?.(tx, input[id])
    return {}
  }

type Remains<T extends RowTable, Found> = {
  /** Removes the locked row from its list, where it is not to be deleted. */
  take?: (tx: Tx, id: string) => Promise<unknown>
  /** Runs while the row still exists. */
  find?: (tx: Tx, id: string) => Promise<Found>
  remove?: (tx: Tx, deleted: RowOf<T>, related: Found | undefined) => Promise<unknown>
}

export const deletes =
  <T extends RowTable, Name extends string, Found = undefined>(
    list: ManagedList<T, Name>,
    { take, find, remove }: Remains<T, Found> = {},
  ) =>
  async <R>({
    input,
    tx,
    app,
    refuse,
  }: ListCall<Record<Name, string>, 'not-found', R>): Promise<Done | R> => {
    const { table, parent, id } = list
    if (!parent && isSorted(table)) await lockList(tx, table)
    const related = await find?.(tx, input[id])
    const isThisRow = and(eq(table.id, input[id]), isShownBy(list, app))
    const [row] = take
      ? await tx
          .select()
          .from(table as PgTable)
          .where(isThisRow)
          .for('update')
      : await tx
          .delete(table as PgTable)
          .where(isThisRow)
          .returning()
    if (!row) return refuse('not-found')
    await take?.(tx, input[id])
    await remove?.(tx, row as RowOf<T>, related)
    return {}
  }

/**
 * Places a copy after the original.
 * @param lock locks the original and, with its parent, the list that contains it; null when it does not exist
 * @param write writes the copy at a position and returns its id
 */
export const copies =
  <T extends SortedTable, Name extends string>(
    list: ManagedList<T, Name>,
    lock: (tx: Tx, id: string) => Promise<SortedRow<T> | null>,
    write: (tx: Tx, original: SortedRow<T>, position: number) => Promise<string>,
  ) =>
  async <R>({
    input,
    tx,
    app,
    refuse,
  }: ListCall<Record<Name, string>, 'not-found', R>): Promise<Record<Name, string> | R> => {
    const { table, parent, id } = list
    if (!parent) await lockList(tx, table)
    const original = await lock(tx, input[id])
    if (!original || !isRowShown(list, app, original)) return refuse('not-found')
    const position = await makeRoomBehind(tx, table, original, isInListOf(list, original))
    return { [id]: await write(tx, original, position) } as Record<Name, string>
  }
