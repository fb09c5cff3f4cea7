import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { insertOnce } from '../../database/insert-once.ts'
import { makeRoomBehind, nextPosition } from '../../database/sorting.ts'
import type { Tx } from '../../database/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { removeUnusedImage } from '../../storage/images/remove-unused-image.ts'
import { image } from '../../storage/tables.ts'
import type { ElementStore } from './element-store.ts'
import { keepPicture, type Saving, type WrittenElement } from './written-element.ts'

type Columns = Record<string, PgColumn>

/** The fields of an existing element as a manager wrote them, for comparison with a retry. */
const findWritten = async ({ list }: ElementStore, tx: Tx, id: string, names: readonly string[]) => {
  const columns: Columns = getTableColumns(list.table as PgTable)
  const fields = Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))
  const [element] = await tx
    .select({ ...fields, thumbhash: image.thumbhash, alternativeText: image.alternativeText })
    .from(list.table as PgTable)
    .leftJoin(image, eq(image.id, list.table.imageId))
    .where(eq(list.table.id, id))
  return element
}

/** The position of the element: before the one that the call names, else at the end. The parent must be locked. */
const freePosition = async ({ list: { table } }: ElementStore, tx: Tx, isInList?: SQL, nextId?: string) => {
  if (nextId === undefined) return nextPosition(tx, table, isInList)
  const [next] = await tx
    .select({ position: table.position })
    .from(table as PgTable)
    .where(and(isInList, eq(table.id, nextId)))
  if (!next) return nextPosition(tx, table, isInList)
  return makeRoomBehind(tx, table, { position: Number(next.position) - 1 }, isInList)
}

/** @returns the element's id, under the family's name for it */
export const insertElement = async <R>(
  store: ElementStore,
  { tx, input, refuse }: Omit<Saving<R>, 'files'>,
  { content, references, ...rest }: WrittenElement,
): Promise<Record<string, string> | R> => {
  const { family, list } = store
  const { table, parent } = list
  const id = (input[family.idField] as string | undefined) ?? randomUUID()
  const parentId = input[family.parentField] as string
  const nextId = input.idOfNextElement as string | undefined
  const common = { [parent.field]: parentId, title: input.title, content, ...references }

  if (!(await parent.lock(tx, parentId))) return refuse('not-found')
  const imageId = await keepPicture(tx, { content, references, ...rest })
  const { image: imageFields } = rest
  const parentColumn = (table as unknown as Columns)[parent.field]
  const outcome = await insertOnce(tx, table as PgTable, {
    row: {
      id,
      ...common,
      type: content.type,
      imageId: imageId ?? null,
      position: await freePosition(store, tx, parentColumn && eq(parentColumn, parentId), nextId),
    },
    written: {
      ...common,
      thumbhash: imageFields?.picture?.thumbhash ?? null,
      alternativeText: imageFields ? (imageFields.alternativeText ?? '') : null,
    },
    find: () => findWritten(store, tx, id, Object.keys(common)),
  })
  if (outcome === 'conflict') return refuse('conflict')
  if (outcome === 'known' && imageId) await enqueue(tx, removeUnusedImage, { imageId })
  return { [family.idField]: id }
}
