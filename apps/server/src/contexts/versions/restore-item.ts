import { and, asc, eq, not, or } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { publishedVersion } from './database/tables.ts'
import { finishRestoring } from './finish-restoring.ts'
import { stateOfItem } from './item-state.ts'
import { removeReplacedPictures, rewordPictures } from './restored-pictures.ts'
import { inPlaces, writeRows } from './restored-rows.ts'
import { imagesIn, rowFrom, rowsFrom, type Snapshot } from './snapshot.ts'
import { isVersionOf, type VersionOfItem } from './version-of-item.ts'
import { columnOfItem, type ElementsOfItem, type ItemTable, type VersionedItems } from './versioned-items.ts'

/** The parts of a kind that restoring needs, independent of what its managers edit. */
type Restorable = Pick<VersionedItems, 'kind' | 'id' | 'table' | 'elements'> & {
  unversioned: readonly string[]
  pictures: readonly string[]
}

type Shown = Readonly<Record<string, unknown>>
type Row = Record<string, unknown> & { id: string; revision: number }

const lockItem = async (tx: Tx, table: ItemTable, itemId: string): Promise<Row | undefined> => {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, itemId))
    // Readers' marks refer to the row, and "for update" would make them wait.
    .for('no key update')
  return row as Row | undefined
}

/** Locks the item's current elements, and those with ids from the version. */
const lockElements = async (tx: Tx, elements: ElementsOfItem, itemId: string, ids: readonly string[]) =>
  (await tx
    .select()
    .from(elements.table as PgTable)
    .where(or(eq(columnOfItem(elements), itemId), anyOf(elements.table.id, [...ids])))
    .orderBy(asc(elements.table.id))
    .for('no key update')) as Row[]

const removeOthers = (tx: Tx, elements: ElementsOfItem, itemId: string, ids: readonly string[]) =>
  tx
    .delete(elements.table as PgTable)
    .where(and(eq(columnOfItem(elements), itemId), not(anyOf(elements.table.id, [...ids]))))

const elementRows = (elements: ElementsOfItem | undefined, snapshot: Snapshot) =>
  (elements ? inPlaces(rowsFrom(elements.table, snapshot, 'elements') as Row[]) : []) as (Row & {
    position: number
  })[]

/**
 * Writes a version into the rows that managers work on.
 * @returns why it was not restored; null when it was
 */
export const restoreItem = async (
  tx: Tx,
  items: Restorable,
  { itemId, versionId }: VersionOfItem,
  workingState: string | undefined,
): Promise<'not-found' | 'conflict' | null> => {
  const { kind, table, elements, unversioned, pictures } = items
  const head = await lockItem(tx, table, itemId)
  const [version] = await tx
    .select({ number: publishedVersion.number, snapshot: publishedVersion.snapshot })
    .from(publishedVersion)
    .where(isVersionOf(items, { itemId, versionId }))
  if (!head || !version) return 'not-found'
  const restoredElements = elementRows(elements, version.snapshot)
  const ids = restoredElements.map(({ id }) => id)
  const locked = elements ? await lockElements(tx, elements, itemId, ids) : []
  if (workingState !== undefined && workingState !== (await stateOfItem(tx, items, itemId))) return 'conflict'
  // An id that belongs to another item by now must not be taken from it.
  if (elements && locked.some((row) => row[elements.parent.field] !== itemId)) return 'conflict'

  const unchanged = Object.fromEntries(unversioned.map((name) => [name, head[name]]))
  const row = { ...rowFrom(table, version.snapshot.item), ...unchanged } as Row
  const picturesIn = (item: Shown, others: readonly Shown[]) =>
    [...pictures.map((name) => item[name]), ...others.map(({ imageId }) => imageId)].filter(
      (imageId) => typeof imageId === 'string',
    )
  const present = picturesIn(row, restoredElements)
  const rewordedIds = await rewordPictures(tx, present, imagesIn(version.snapshot))
  const isReworded = (before: Shown) =>
    picturesIn(before, [before]).some((imageId) => rewordedIds.has(imageId))
  await writeRows(tx, table, [head], [row], isReworded)
  if (elements) {
    await removeOthers(tx, elements, itemId, ids)
    await writeRows(tx, elements.table, locked, restoredElements, isReworded)
  }
  await finishRestoring(tx, kind, itemId, version)
  await removeReplacedPictures(tx, picturesIn(head, locked), present)
  return null
}
