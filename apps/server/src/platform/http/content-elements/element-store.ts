import type { ElementOperations } from '@wohlauf/contract/element-operations'
import type { ElementFamily } from '@wohlauf/contract/values/elements/element-family'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListOfParent, SortedTable } from '../lists/managed-list.ts'

export type StoredElement = { type: string }

/** A table of elements. References to other rows are further columns. */
export type ElementTable = SortedTable & {
  type: PgColumn
  title: PgColumn
  content: PgColumn
  imageId: PgColumn
  revision: PgColumn
}

export type ElementStore = {
  readonly family: ElementFamily
  readonly operations: ElementOperations
  readonly list: ListOfParent<ElementTable>
  /** The kind of item that each creation and change saves. */
  readonly publishesOnSave: string
  /** For types whose written fields differ from the stored ones. */
  readonly conversions?: Readonly<Record<string, (fields: never) => StoredElement>>
}

export type ElementRow = {
  id: string
  title: string
  type: string
  content: StoredElement
  imageId: string | null
  revision: number
} & Record<string, unknown>
