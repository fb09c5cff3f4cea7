import { PAGE_SIZE } from '@wohlauf/contract/paging'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { Refusal } from '../../base/refusal.ts'
import type { Cursors } from './cursors.ts'

export type PagedList = {
  /** Unique among all paged lists. */
  readonly name: string
  /** The columns of the order, none of them null; rows that are equal in all of these are ordered by `id`. */
  readonly by: readonly PgColumn[]
  /** Unique within what one call may see. */
  readonly id: PgColumn
  readonly order: 'ascending' | 'descending'
}

/** Every other field of the input is the list's filter. */
type PageCall = {
  input: { limit?: number | undefined; after?: string | undefined; [field: string]: unknown }
  services: { cursors: Cursors }
  app?: { appId: string }
}

type Page = {
  /** The sort values of the row behind which the page begins, as text; null for the first page. */
  after: readonly string[] | null
  /** Select it as `key`: the row's own sort values, as the database writes them, which is exact. */
  key: SQL<string>
  /** The rows behind the cursor; undefined for the first page. */
  condition: SQL | undefined
  orderBy: SQL[]
  /** One more than the page contains, to know whether there is a next page. */
  limit: number
  answer: <Row extends { key: string }, Item>(
    rows: readonly Row[],
    itemOf: (row: Row) => Item,
  ) => { items: Item[]; next: string | null }
}

const COMPARISON_OF = { ascending: sql.raw('>'), descending: sql.raw('<') }

/** A comparison of whole rows, which an index on the same columns answers without sorting. */
const isBehind = (
  columns: readonly PgColumn[],
  order: PagedList['order'],
  values: readonly string[],
): SQL => {
  const own = sql.join([...columns], sql`, `)
  const bounds = columns.map((column, index) => sql`${values[index]}::${sql.raw(column.getSQLType())}`)
  return sql`(${own}) ${COMPARISON_OF[order]} (${sql.join(bounds, sql`, `)})`
}

/**
 * Answers a page by keyset: it begins behind the last returned row, even if that row has moved or is deleted. No row
 * is returned twice, and none that stays is left out.
 * @throws Refusal `cursor-not-valid` when the cursor is not this list's, with this filter and in this app
 */
export const pageOf = (list: PagedList, { input, services: { cursors }, app }: PageCall): Page => {
  const { limit = PAGE_SIZE.default, after, ...filter } = input
  const columns = [...list.by, list.id]
  // A row comparison with null is neither true nor false: such rows would be left out.
  const nullable = columns.find(({ notNull }) => !notNull)
  if (nullable) throw new Error(`the list ${list.name} is ordered by ${nullable.name}, which may be null`)
  const scope = JSON.stringify([list.name, app?.appId ?? null, filter])
  const cursor = after === undefined ? null : cursors.open(scope, after)
  if (after !== undefined && cursor === null) throw new Refusal('cursor-not-valid')
  const texts = columns.map((column) => sql`${column}::text`)
  const behind = cursor === null ? null : (JSON.parse(cursor) as string[])
  return {
    after: behind,
    key: sql<string>`json_build_array(${sql.join(texts, sql`, `)})::text`,
    condition: behind === null ? undefined : isBehind(columns, list.order, behind),
    orderBy: columns.map(list.order === 'ascending' ? asc : desc),
    limit: limit + 1,
    answer: (rows, itemOf) => {
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      return { items: page.map(itemOf), next: last ? cursors.seal(scope, last.key) : null }
    },
  }
}
