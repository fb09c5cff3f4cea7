import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import type { ItemColumn, Kind } from './kinds.ts'
import type { ComparedPart } from './rules/differences.ts'
import type { Snapshot } from './snapshot.ts'

export type ItemTable = PgTable & { appId: PgColumn; id: PgColumn; revision: PgColumn }
type ElementTable = ItemTable & { position: PgColumn; imageId: PgColumn }

/** The list of an item's elements: `elements` in its snapshot. @see ListOfParent */
export type ElementsOfItem = { readonly table: ElementTable; readonly parent: { readonly field: string } }

export const columnOfItem = ({ table, parent }: ElementsOfItem): PgColumn =>
  (table as unknown as Record<string, PgColumn>)[parent.field] ?? table.id

type ComparedElement = ComparedPart & { type: string }

/** A kind of item that is one row, with elements or without. `Item` is what its managers edit. */
export type VersionedItems<T extends ItemTable = ItemTable, Item = unknown> = {
  kind: Kind
  /** The field of inputs with an item's id, and the column of its versions. */
  id: ItemColumn
  table: T
  /** A version says nothing about them: restoring one leaves them as they are. */
  unversioned: readonly (keyof T['$inferSelect'] & string)[]
  /** Where the row has its pictures. */
  pictures: readonly (keyof T['$inferSelect'] & string)[]
  elements?: ElementsOfItem
  /** The working version; undefined when the item does not exist. */
  load: (tx: Tx, id: string) => Promise<Item | undefined>
  /** @param row the item's, for values that a version does not have */
  read: (tx: Tx, snapshot: Snapshot, row: T['$inferSelect']) => Promise<Item>
  /** The compared fields, as they are shown. */
  fieldsOf: (item: Item) => Readonly<Record<string, unknown>>
  elementsOf?: (item: Item) => readonly ComparedElement[]
}
