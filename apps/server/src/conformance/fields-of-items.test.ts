import { randomUUID } from 'node:crypto'
import { duplicateContentElementAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  duplicateModuleAsManager,
  duplicateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { afterAll, expect, test } from 'vitest'
import { SEARCH_INDEX } from '../composition/required-database.ts'
import { asFile } from '../testing/files/course-package.ts'
import { createManager } from '../testing/people/manager.ts'
import { startTestServer } from '../testing/test-server.ts'
import { columnsOf, fillColumns, mayHaveWords } from './fields-of-items/columns.ts'
import * as exceptions from './fields-of-items/exceptions.ts'
import { UNVERSIONED_ITEMS, VERSIONED_ITEMS, type VersionedItem } from './fields-of-items/items.ts'
import { areSearched, type Change } from './fields-of-items/searched.ts'
import {
  columnsIn,
  lostColumns,
  otherValue,
  type Parts,
  partsOf,
  withColumn,
  withPicturesTwice,
  writeParts,
} from './fields-of-items/snapshots.ts'

/**
 * Packages, copies, comparisons and the search name columns of items. A new column compiles without them, and would be
 * lost there: each is carried on, or is an exception with a reason (`exceptions.ts`).
 */

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer
const ITEMS = Object.entries(VERSIONED_ITEMS)

const tableOf = ({ tables }: VersionedItem, part: string): string => {
  const table = { images: 'image', ...tables }[part]
  if (!table) throw new Error(`VERSIONED_ITEMS (items.ts) does not say of which table ${part} are`)
  return table
}

/** An item with something in each column, in an app of its own that publishes each save. */
const createItem = async (kind: string, item: VersionedItem) => {
  const { app, as } = await createManager(testServer)
  const itemId = await item.create(testServer, app)
  for (const [part, [row]] of Object.entries(await partsOf(adminPool, kind, itemId)))
    await fillColumns(adminPool, app.appId, tableOf(item, part), Object.keys(row ?? {}))
  for (const table of item.referredTables ?? []) await fillColumns(adminPool, app.appId, table)
  // A picture alone publishes nothing but modules.
  await adminPool.query(`UPDATE "${kind}" SET revision = revision + 1 WHERE id = $1`, [itemId])
  return {
    appId: app.appId,
    itemId,
    parts: await partsOf(adminPool, kind, itemId),
    call: async (operation: AnyOperation, input: object) => {
      const answer = await testServer.call<AnyOperation>(operation, input, as)
      expect([operation.name, answer.status, answer.refusal]).toEqual([operation.name, 200, null])
      return answer
    },
  }
}

/** The parts of a version, and the rows that its elements refer to. */
const packedParts = async (
  kind: string,
  { referredTables = [] }: VersionedItem,
  itemId: string,
  appId: string,
) => {
  const parts: Record<string, Parts[string]> = { ...(await partsOf(adminPool, kind, itemId)) }
  for (const table of referredTables) {
    const text = `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE app_id = $1`
    parts[table] = (await adminPool.query(text, [appId])).rows.map(({ row }) => row)
  }
  return parts
}

const expectOnly = (
  missingColumns: readonly string[],
  statedExceptions: exceptions.Exceptions,
  place: string,
) => {
  const reasonsOf = (path: string) =>
    [path, path.slice(path.lastIndexOf('.') + 1)].filter((name) => name in statedExceptions)
  const unexplained = missingColumns.filter((path) => reasonsOf(path).length === 0)
  expect(
    unexplained,
    `each of these columns has to be in ${place}, or in exceptions.ts with the reason`,
  ).toEqual([])
  const needed = new Set(missingColumns.flatMap(reasonsOf))
  expect(
    Object.keys(statedExceptions).filter((name) => !needed.has(name)),
    'exceptions that nothing needs',
  ).toEqual([])
}

test('all kinds of items that have versions, or are searched, are tested', async () => {
  const { rows } = await adminPool.query<{ kind: string }>(
    `SELECT relname AS kind FROM pg_constraint JOIN pg_class ON pg_class.oid = confrelid
     WHERE conrelid = 'published_version'::regclass AND contype = 'f' AND relname <> 'app'`,
  )
  expect(Object.keys(VERSIONED_ITEMS).sort()).toEqual(rows.map(({ kind }) => kind).sort())
  const versionedTables = new Set(ITEMS.flatMap(([, { tables }]) => Object.values(tables)))
  const searched = new Set(
    Object.values(SEARCH_INDEX.sources).flatMap(({ tables }) => Object.keys(tables)[0] ?? []),
  )
  expect(Object.keys(UNVERSIONED_ITEMS).sort()).toEqual([...searched.difference(versionedTables)].sort())
})

test('a package has each column of a version', async () => {
  const missingColumns: string[] = []
  for (const [kind, item] of ITEMS) {
    if (!item.package) continue
    const { call, itemId, appId } = await createItem(kind, item)
    const { bytes } = await call(item.package.save, { [item.id]: itemId })
    testServer.clock.advance(60_000)
    const other = await createManager(testServer)
    const newId = randomUUID()
    const options = { ...other.as, files: { package: asFile(bytes) } }
    expect(
      await testServer.call<AnyOperation>(item.package.create, { [item.id]: newId }, options),
    ).toMatchObject({
      status: 200,
    })
    const packed = await packedParts(kind, item, itemId, appId)
    missingColumns.push(...lostColumns(kind, packed, await packedParts(kind, item, newId, other.app.appId)))
  }
  const place = 'contract/course-packages/course-package.ts, and in what its context packs and inserts'
  expectOnly(missingColumns, exceptions.NOT_IN_PACKAGES, place)
})

const pageIn = ({ pages = [], elements = [], ...parts }: Parts, id: unknown): Parts => ({
  ...parts,
  pages: pages.filter((page) => page.id === id),
  elements: elements.filter((element) => element.module_page_id === id),
})

const elementIn = ({ elements = [] }: Parts, id: unknown): Parts => ({
  elements: elements.filter((element) => element.id === id),
})

test.each([
  { part: 'item', id: 'moduleId', operation: duplicateModuleAsManager, partIn: (parts: Parts) => parts },
  { part: 'pages', id: 'modulePageId', operation: duplicateModulePageAsManager, partIn: pageIn },
  {
    part: 'elements',
    id: 'contentElementId',
    operation: duplicateContentElementAsManager,
    partIn: elementIn,
  },
] as const)('$operation.name copies each column of a version', async ({ part, id, operation, partIn }) => {
  const { call, itemId, parts } = await createItem('module', VERSIONED_ITEMS.module as VersionedItem)
  const originalId = parts[part]?.[0]?.id
  const { [id]: copyId } = (await call(operation, { [id]: originalId })).body
  const copiedParts = await partsOf(adminPool, 'module', part === 'item' ? copyId : itemId)
  const missingColumns = lostColumns('module', partIn(parts, originalId), partIn(copiedParts, copyId))
  expectOnly(missingColumns, exceptions.NOT_IN_COPIES[part], 'the copy')
})

test('the differences between versions show each of their columns', async () => {
  const unshown: string[] = []
  for (const [kind, item] of ITEMS) {
    const { call, itemId, parts } = await createItem(kind, item)
    const { pictures, ...twice } = withPicturesTwice(parts)
    const { rows } = await adminPool.query<{ id: string }>(
      `SELECT id FROM published_version WHERE "${kind}_id" = $1 AND is_current`,
      [itemId],
    )
    const differences = async (version: Parts) => {
      await writeParts(adminPool, kind, itemId, version)
      const { body } = await call(item.differences, { [item.id]: itemId, versionId: rows[0]?.id })
      return JSON.stringify(body)
    }
    const none = await differences(twice.parts)
    for (const column of columnsIn(kind, parts)) {
      if (column.column === 'id') continue
      const other = withColumn(twice.parts, column, (value) => otherValue(value, pictures))
      if ((await differences(other)) === none) unshown.push(column.path)
    }
  }
  expectOnly(unshown, exceptions.NOT_IN_DIFFERENCES, '`fieldsOf` of the kind (`VersionedItems`)')
})

test('the search reads each column that may have words', async () => {
  const unread: string[] = []
  const addUnread = async (appId: string, changes: ReadonlyMap<string, Change>) => {
    const searched = await areSearched(adminPool, appId, [...changes.values()])
    unread.push(...[...changes.keys()].filter((_, at) => !searched[at]))
  }
  for (const [kind, item] of ITEMS) {
    const { appId, itemId, parts } = await createItem(kind, item)
    const changes = new Map<string, Change>()
    for (const column of columnsIn(kind, parts)) {
      const columns = await columnsOf(adminPool, tableOf(item, column.part))
      if (!columns.some((each) => each.name === column.column && mayHaveWords(each))) continue
      const other = withColumn(parts, column, (value) => otherValue(value))
      changes.set(column.path, (client) => writeParts(client, kind, itemId, other))
    }
    await addUnread(appId, changes)
  }
  for (const [table, create] of Object.entries(UNVERSIONED_ITEMS)) {
    const app = await testServer.createApp()
    await create(testServer, app)
    const columns = (await columnsOf(adminPool, table)).filter(mayHaveWords)
    const change =
      (column: string): Change =>
      (client) =>
        client.query(`UPDATE "${table}" SET "${column}" = concat("${column}", ' anders') WHERE app_id = $1`, [
          app.appId,
        ])
    await addUnread(app.appId, new Map(columns.map(({ name }) => [`${table}.${name}`, change(name)])))
  }
  expectOnly(unread, exceptions.NOT_SEARCHED, '`search.sql` of its context')
})
