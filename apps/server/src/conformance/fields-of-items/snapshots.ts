import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type Row = Readonly<Record<string, unknown>>

/** The rows of a version by the part that they are in; the item is a part of one row. */
export type Parts = Readonly<Record<string, readonly Row[]>>

type Snapshot = Record<string, Row | Row[]>

export const partsOf = async (pool: pg.Pool, kind: string, itemId: string): Promise<Parts> => {
  const { rows } = await pool.query<{ snapshot: Snapshot }>(
    `SELECT snapshot FROM published_version WHERE "${kind}_id" = $1 AND is_current`,
    [itemId],
  )
  const parts = Object.entries(rows[0]?.snapshot ?? {}).map(([part, rowOrRows]) => [part, [rowOrRows].flat()])
  return Object.fromEntries(parts)
}

/** Writes the parts into the current version in place of its own. */
export const writeParts = async (
  client: pg.Pool | pg.ClientBase,
  kind: string,
  itemId: string,
  { item = [], ...lists }: Parts,
): Promise<void> => {
  await client.query(`UPDATE published_version SET snapshot = $1 WHERE "${kind}_id" = $2 AND is_current`, [
    JSON.stringify({ item: item[0], ...lists }),
    itemId,
  ])
}

export type ColumnOfPart = { part: string; column: string; path: string }

export const columnsIn = (kind: string, parts: Parts): ColumnOfPart[] =>
  Object.entries(parts).flatMap(([part, [row]]) =>
    Object.keys(row ?? {}).map((column) => ({ part, column, path: `${kind}.${part}.${column}` })),
  )

export const withColumn = (
  parts: Parts,
  { part, column }: ColumnOfPart,
  change: (value: unknown) => unknown,
): Parts => ({
  ...parts,
  [part]: (parts[part] ?? []).map((row) => ({ ...row, [column]: change(row[column]) })),
})

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The values of a column in any order, as pictures have none, and without ids, which are new in a copy. */
const valuesIn = (parts: Parts, { part, column }: ColumnOfPart): string =>
  JSON.stringify(
    (parts[part] ?? []).map((row) => JSON.stringify(row[column] ?? null).replace(IDS, 'id')).sort(),
  )

/** The columns whose values differ in the copy. */
export const lostColumns = (kind: string, original: Parts, copy: Parts): string[] =>
  columnsIn(kind, original)
    .filter((column) => valuesIn(original, column) !== valuesIn(copy, column))
    .map(({ path }) => path)

/** Another value of the same shape; of a picture's id it is that of an equal picture. */
export const otherValue = (value: unknown, pictures: ReadonlyMap<string, string> = new Map()): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'string') {
    if (!Number.isNaN(Date.parse(value)) && value.includes('T')) return '2020-02-02T02:02:02Z'
    return value.match(IDS) ? (pictures.get(value) ?? value) : `${value} anders`
  }
  if (typeof value !== 'object' || value === null) return value
  const { type, ...fields } = value as Row
  const others = Object.entries(fields).map(([name, inner]) => [name, otherValue(inner, pictures)])
  return { type, ...Object.fromEntries(others) }
}

/** The same parts with each picture twice, and the ids of the second ones by those of the first ones. */
export const withPicturesTwice = (parts: Parts): { parts: Parts; pictures: ReadonlyMap<string, string> } => {
  const { images = [] } = parts
  const pictures = new Map(images.map(({ id }) => [String(id), randomUUID()]))
  const copies = images.map((image) => ({ ...image, id: pictures.get(String(image.id)) }))
  return { parts: { ...parts, images: [...images, ...copies] }, pictures }
}
