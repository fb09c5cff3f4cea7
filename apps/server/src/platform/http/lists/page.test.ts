import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestRows } from '../../../testing/database/test-rows.ts'
import { Refusal } from '../../base/refusal.ts'
import { createCursors } from './cursors.ts'
import { type PagedList, pageOf } from './page.ts'

const rows = await openTestRows()
afterAll(rows.end)
const tx = drizzle(rows.adminPool)

const item = pgTable('paged_item', {
  id: uuid('id').primaryKey(),
  rank: integer('rank').notNull(),
  title: text('title').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  note: text('note'),
})
await rows.adminPool.query(
  'CREATE TABLE paged_item (id uuid PRIMARY KEY, rank int NOT NULL, title text NOT NULL, at timestamptz NOT NULL, note text)',
)

const services = { cursors: createCursors('the secret key of a test') }

/** Numbers from 0 to below 1 that look random and are the same in each run (Mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Row = { id: string; rank: number; title: string; at: string }

const TITLES = ['', 'Äpfel', 'apfel', 'Apfel', 'a,b', 'a"b\\', 'ß', '-5']

/** Values differ little, so that many rows are equal; times differ by a microsecond. */
const randomRow = (random: () => number): Row => {
  const pick = (count: number) => Math.floor(random() * count)
  const hex = (digits: number) => Array.from({ length: digits }, () => pick(16).toString(16)).join('')
  return {
    id: `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    rank: pick(3) - 1,
    title: TITLES[pick(TITLES.length)] ?? '',
    at: `2026-03-29T00:59:59.99999${pick(3) + 7}Z`,
  }
}

const insert = (addedRows: readonly Row[]) =>
  rows.adminPool.query(
    'INSERT INTO paged_item SELECT * FROM jsonb_populate_recordset(NULL::paged_item, $1)',
    [JSON.stringify(addedRows)],
  )

const LISTS: PagedList[] = [
  { name: 'by-rank', by: [item.rank], id: item.id, order: 'ascending' },
  { name: 'by-time', by: [item.at], id: item.id, order: 'descending' },
  { name: 'by-title-and-time', by: [item.title, item.at], id: item.id, order: 'descending' },
  { name: 'by-id', by: [], id: item.id, order: 'ascending' },
]

const readPage = async (list: PagedList, input: { limit: number; after?: string }) => {
  const page = pageOf(list, { input, services })
  const pageRows = await tx
    .select({ key: page.key, id: item.id })
    .from(item)
    .where(page.condition)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.answer(pageRows, ({ id }) => id)
}

/** Reads all pages one after the other, with rows added and removed between any two of them. */
const readAll = async (list: PagedList, random: () => number) => {
  const pick = (count: number) => Math.floor(random() * count)
  await rows.adminPool.query('TRUNCATE paged_item')
  const first = Array.from({ length: 40 }, () => randomRow(random))
  await insert(first)
  const seenIds: string[] = []
  const removedIds = new Set<string>()
  const addedIds = new Set<string>()
  let after: string | undefined
  do {
    const { items, next } = await readPage(list, { limit: 1 + pick(7), ...(after ? { after } : {}) })
    seenIds.push(...items)
    after = next ?? undefined
    const more = Array.from({ length: pick(4) }, () => randomRow(random))
    for (const { id } of more) addedIds.add(id)
    await insert(more)
    // Includes rows that were just returned: the row of the cursor may be deleted.
    const goneIds = [...first.map(({ id }) => id), ...seenIds.slice(-1)].filter(() => random() < 0.05)
    for (const id of goneIds) removedIds.add(id)
    await rows.adminPool.query('DELETE FROM paged_item WHERE id = ANY ($1)', [goneIds])
  } while (after)
  const stableIds = first.map(({ id }) => id).filter((id) => !removedIds.has(id))
  return { seen: seenIds, stayed: stableIds, known: new Set([...first.map(({ id }) => id), ...addedIds]) }
}

describe.each(LISTS.map((list) => [list.name, list] as const))('the list %s', (_, list) => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'shows no row twice and misses none that stays, while rows are added and removed (%i)',
    async (seed) => {
      const { seen, stayed, known } = await readAll(list, randomFrom(seed))
      expect(new Set(seen).size).toBe(seen.length)
      expect(stayed.filter((id) => !seen.includes(id))).toEqual([])
      expect(seen.filter((id) => !known.has(id))).toEqual([])
    },
  )

  test('is in the order that the database has for all of it', async () => {
    await rows.adminPool.query('TRUNCATE paged_item')
    const random = randomFrom(99)
    await insert(Array.from({ length: 30 }, () => randomRow(random)))
    const seenIds: string[] = []
    let after: string | undefined
    do {
      const { items, next } = await readPage(list, { limit: 4, ...(after ? { after } : {}) })
      seenIds.push(...items)
      after = next ?? undefined
    } while (after)
    const direction = list.order === 'ascending' ? 'ASC' : 'DESC'
    const columns = [...list.by, list.id].map(({ name }) => `${name} ${direction}`)
    const { rows: all } = await rows.adminPool.query(
      `SELECT id FROM paged_item ORDER BY ${columns.join(', ')}`,
    )
    expect(seenIds).toEqual(all.map(({ id }) => id))
  })
})

test('the last page says that it is the last, also when it is full', async () => {
  await rows.adminPool.query('TRUNCATE paged_item')
  const random = randomFrom(5)
  await insert(Array.from({ length: 4 }, () => randomRow(random)))
  const list = LISTS[0] as PagedList
  const first = await readPage(list, { limit: 2 })
  const second = await readPage(list, { limit: 2, after: first.next ?? '' })
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 2, null])
})

const BY_TITLE: PagedList = { name: 'by-title', by: [item.title], id: item.id, order: 'ascending' }

const refusalOf = (work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Refusal ? error.name : String(error)
  }
}

test('a cursor reveals nothing, and is valid for one list, filter, app and key only', async () => {
  await rows.adminPool.query('TRUNCATE paged_item')
  await insert([
    { id: '00000000-0000-4000-8000-000000000001', rank: 1, title: 'Geheimnis', at: '2026-03-04T09:00:00Z' },
    { id: '00000000-0000-4000-8000-000000000002', rank: 2, title: 'Zuletzt', at: '2026-03-04T09:00:00Z' },
  ])
  const app = { appId: '00000000-0000-4000-8000-00000000000a' }
  const call = { input: { limit: 1, status: 'OPEN' }, services, app }
  const page = pageOf(BY_TITLE, call)
  const pageRows = await tx
    .select({ key: page.key })
    .from(item)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const { next } = page.answer(pageRows, () => null)
  const after = next ?? ''
  expect(Buffer.from(after, 'base64url').toString('latin1')).not.toContain('Geheim')
  const withAfter = { ...call.input, after }
  expect(refusalOf(() => pageOf(BY_TITLE, { ...call, input: withAfter }))).toBeNull()
  expect(refusalOf(() => pageOf(BY_TITLE, { ...call, input: { ...withAfter, limit: 7 } }))).toBeNull()
  const elsewhere = { appId: '00000000-0000-4000-8000-00000000000b' }
  for (const [list, other] of [
    [{ ...BY_TITLE, name: 'by-name' }, {}],
    [BY_TITLE, { input: { ...withAfter, status: 'DONE' } }],
    [BY_TITLE, { app: elsewhere }],
    [BY_TITLE, { services: { cursors: createCursors('another secret key') } }],
  ] as const)
    expect(refusalOf(() => pageOf(list, { ...call, input: withAfter, ...other }))).toBe('cursor-not-valid')
})

test('a list cannot be ordered by nullable columns', () => {
  const list: PagedList = { name: 'by-note', by: [item.note], id: item.id, order: 'ascending' }
  expect(refusalOf(() => pageOf(list, { input: {}, services }))).toContain('may be null')
})
