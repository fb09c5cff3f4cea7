import { randomUUID } from 'node:crypto'
import type { ItemKind } from '@wohlauf/contract/managed-items'
import { type RichTextField, richTextFields } from '@wohlauf/contract/values/written-rich-text'
import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { cleanFields } from '../../base/html/clean-fields.ts'
import { anyOf } from '../../database/any-of.ts'
import { insertOnce } from '../../database/insert-once.ts'
import { lockList } from '../../database/lock-list.ts'
import { wasChangedSince } from '../../database/revision.ts'
import { nextPosition } from '../../database/sorting.ts'
import type { Tx } from '../../database/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { keepImage, rewordImage, type WrittenImage } from '../../storage/images/image-store.ts'
import { removeUnusedImage } from '../../storage/images/remove-unused-image.ts'
import { image } from '../../storage/tables.ts'
import { isSorted, type PublishItem, type RowTable } from './managed-list.ts'

export type ItemTable = RowTable & { revision: PgColumn }
type Fields = Readonly<Record<string, z.core.$ZodType>>
type WrittenOf<F extends Fields> = z.output<z.ZodMiniObject<F>>
type Row = Record<string, unknown>

type PictureOf<Written> = {
  readonly column: string
  readonly alternativeTextOf: (fields: Written) => string
  /** The field of the text, where callers may write it: a change that leaves it out keeps an old picture's text. */
  readonly alternativeTextField?: keyof Written
}

export type ManagedItems<T extends ItemTable, Name extends string, Written> = {
  readonly table: T
  readonly id: Name
  readonly texts: readonly RichTextField[]
  readonly columnsOf: (fields: Written, row?: Row) => Row
  readonly pictures: readonly (PictureOf<Written> & { readonly part: string })[]
  readonly areReferencesValid: (tx: Tx, fields: Written) => Promise<boolean>
  readonly publish: PublishItem
}

/**
 * States how the items of a kind are stored.
 * @param storage `columnsOf`: the table's values from the written fields, and for a change the row; the fields
 * themselves unless given. `areReferencesValid`: whether all rows exist that no foreign key checks; otherwise the
 * call is refused as `not-found`. `publish`: publishes the written state, when the item is shown or that is planned;
 * not needed where learners read the rows
 */
export const managedItems = <T extends ItemTable, Name extends string, F extends Fields>(
  kind: ItemKind<Name, F>,
  table: T,
  storage: {
    columnsOf?: (fields: WrittenOf<F>, row?: T['$inferSelect']) => Partial<T['$inferInsert']>
    pictures?: Readonly<Record<string, PictureOf<WrittenOf<F>>>>
    areReferencesValid?: (tx: Tx, fields: WrittenOf<F>) => Promise<boolean>
    publish?: PublishItem
  } = {},
): ManagedItems<T, Name, WrittenOf<F>> => ({
  table,
  id: kind.id,
  texts: richTextFields(z.object(kind.written)),
  columnsOf:
    storage.columnsOf ??
    ((fields) =>
      Object.fromEntries(Object.keys(kind.written).map((field) => [field, fields[field as never]]))),
  pictures: Object.entries(storage.pictures ?? {}).map(([part, picture]) => ({ part, ...picture })),
  areReferencesValid: storage.areReferencesValid ?? (async () => true),
  publish: storage.publish ?? (async () => {}),
})

type Call<Input, Refused extends string, R> = {
  input: Input
  files: Readonly<Record<string, unknown>>
  tx: Tx
  now: Date
  refuse: (name: Refused) => R
}

const ownColumns = async (tx: Tx, table: PgTable, now: Date): Promise<Row> => {
  const columns = getTableColumns(table)
  return {
    ...('isEnabled' in columns ? { isEnabled: false } : {}),
    ...('createdAt' in columns ? { createdAt: now } : {}),
    ...('updatedAt' in columns ? { updatedAt: now } : {}),
    ...(isSorted(table) ? { position: await nextPosition(tx, table) } : {}),
  }
}

/** The stored values of these columns, and the hashes of the pictures: for comparison with a retry. */
const findWritten = async (
  tx: Tx,
  table: ItemTable,
  id: string,
  names: string[],
  pictureColumns: string[],
) => {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const selection = Object.fromEntries(
    [...names, ...pictureColumns].flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])),
  )
  const [row] = await tx
    .select(selection)
    .from(table as PgTable)
    .where(eq(table.id, id))
  if (!row) return
  const ids = pictureColumns.map((column) => row[column] as string)
  const pictures = ids.length
    ? await tx.select({ id: image.id, thumbhash: image.thumbhash }).from(image).where(anyOf(image.id, ids))
    : []
  return {
    ...Object.fromEntries(names.map((name) => [name, row[name]])),
    pictures: ids.map((each) => pictures.find(({ id }) => id === each)?.thumbhash),
  }
}

/** Creates an item, idempotently under the id that the client has chosen: at the end of its list and not published. */
export const creates =
  <T extends ItemTable, Name extends string, Written>(items: ManagedItems<T, Name, Written>) =>
  async <R>({
    input,
    files,
    tx,
    now,
    refuse,
  }: Call<Written & { [Id in Name]?: string | undefined }, 'not-found' | 'conflict', R>): Promise<
    Record<Name, string> | R
  > => {
    const { table, pictures } = items
    if (!(await items.areReferencesValid(tx, input))) return refuse('not-found')
    const id = input[items.id] ?? randomUUID()
    const fields = cleanFields(input as Written & object, items.texts)
    const values = items.columnsOf(fields)
    const images = pictures.map(({ part }) => files[part] as WrittenImage)
    const imageIds: Row = {}
    for (const [index, { column, alternativeTextOf }] of pictures.entries()) {
      const savedImage = await keepImage(tx, images[index] as WrittenImage, alternativeTextOf(fields))
      imageIds[column] = savedImage.imageId
    }
    if (isSorted(table)) await lockList(tx, table)
    const outcome = await insertOnce(tx, table, {
      row: { id, ...values, ...imageIds, ...(await ownColumns(tx, table, now)) } as never,
      written: { ...values, pictures: images.map(({ thumbhash }) => thumbhash) },
      find: () => findWritten(tx, table, id, Object.keys(values), Object.keys(imageIds)),
    })
    if (outcome === 'conflict') return refuse('conflict')
    if (outcome === 'known')
      for (const imageId of Object.values(imageIds))
        await enqueue(tx, removeUnusedImage, { imageId: imageId as string })
    return { [items.id]: id } as Record<Name, string>
  }

/** Changes an item, unless it has changed since the call's revision. Without a new picture the old one stays. */
export const changes =
  <T extends ItemTable, Name extends string, Written>(items: ManagedItems<T, Name, Written>) =>
  async <R>({
    input,
    files,
    tx,
    now,
    refuse,
  }: Call<
    Written & Record<Name, string> & { revision?: number | undefined },
    'not-found' | 'conflict',
    R
  >): Promise<Record<never, never> | R> => {
    const { table, pictures } = items
    if (!(await items.areReferencesValid(tx, input))) return refuse('not-found')
    const byId = eq(table.id, input[items.id])
    const [row] = (await tx
      .select()
      .from(table as PgTable)
      .where(byId)
      .for('update')) as (Row & { revision: number })[]
    if (!row) return refuse('not-found')
    if (wasChangedSince(row, input.revision)) return refuse('conflict')
    const fields = cleanFields(input as Written & object, items.texts)
    const imageIds: Row = {}
    for (const { part, column, alternativeTextOf, alternativeTextField } of pictures) {
      const picture = files[part] as WrittenImage | undefined
      const old = row[column] as string
      const text = alternativeTextOf(fields)
      const isTextKept = alternativeTextField !== undefined && fields[alternativeTextField] === undefined
      if (!picture) await rewordImage(tx, old, isTextKept ? undefined : text)
      else imageIds[column] = (await keepImage(tx, picture, text)).imageId
    }
    const { updatedAt } = getTableColumns(table) as Record<string, PgColumn | undefined>
    await tx
      .update(table as PgTable)
      .set({
        ...items.columnsOf(fields, row),
        ...imageIds,
        ...(updatedAt ? { updatedAt: now } : {}),
        revision: row.revision + 1,
      })
      .where(byId)
    for (const column of Object.keys(imageIds))
      await enqueue(tx, removeUnusedImage, { imageId: row[column] as string })
    return {}
  }
