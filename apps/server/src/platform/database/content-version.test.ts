import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { TABLES } from '../../composition/required-database.ts'
import { listsWith } from '../../conformance/managed-lists.ts'
import { module } from '../../contexts/modules/database/tables.ts'
import { documentElement, habitProposal, quiz } from '../../testing/content/content-elements.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant, undo } from './transaction.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type App = { appId: string }

const versionOf = async ({ appId }: App): Promise<string | null> => {
  const { rows } = await testServer.adminPool.query<{ version: string }>(
    'SELECT version FROM content_version WHERE app_id = $1',
    [appId],
  )
  return rows[0]?.version ?? null
}

/** An app with a row in each table of shared content. */
const createFullApp = async () => {
  const app = await testServer.createApp()
  for (const [, { createRow }] of listsWith('createRow')) await createRow(testServer, app)
  const habitId = await testServer.createHabit(app)
  const { documentId } = await testServer.createDocument(app)
  await testServer.createTips(app, 1)
  const elements = [quiz('Was stillt Durst?'), habitProposal(habitId), documentElement(documentId)]
  const module = await testServer.createModule(app, { pages: [{ elements }] })
  return { ...app, ...module }
}

const runAll = async (text: string, values: unknown[] = []) => {
  const { rowCount } = await testServer.adminPool.query(text, values)
  expect(rowCount).toBeGreaterThan(0)
}

const SHARED_TABLES = Object.keys(TABLES).filter((table) => TABLES[table]?.isSharedContent)

/** All signed-in users read these alike too, except for removed rows. */
const WITH_REMOVED_ROWS = ['content_element', 'module_page']

test('every table that all signed-in users may read alike is shared content', () => {
  const readCondition = TABLES.module?.rows?.read
  const readAlike = Object.keys(TABLES).filter((table) => TABLES[table]?.rows?.read === readCondition)
  expect(readAlike).toContain('document')
  expect([...readAlike, ...WITH_REMOVED_ROWS].sort()).toEqual([...SHARED_TABLES].sort())
})

test.each(SHARED_TABLES)('every write to %s changes the version of its own app only', async (table) => {
  const [app, other] = [await createFullApp(), await createFullApp()]
  const versions = [await versionOf(app)]
  const others = await versionOf(other)
  // Rows without incoming references: all inserted, changed and deleted rows are tested.
  const client = await testServer.adminPool.connect()
  try {
    const columns = `SELECT string_agg(quote_ident(attname), ', ') AS list FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'id'`
    const { rows } = await client.query<{ list: string }>(columns, [table])
    const list = rows[0]?.list
    await client.query(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM ${table} WHERE app_id = $1 LIMIT 1`,
      [app.appId],
    )
    versions.push(await versionOf(app))
    await client.query(`UPDATE ${table} SET app_id = app_id WHERE app_id = $1`, [app.appId])
    versions.push(await versionOf(app))
    const isFree =
      table === 'content_element' || table === 'blog_article_content_element'
        ? 'true'
        : `NOT EXISTS (SELECT FROM content_element e
      WHERE t.id IN (e.module_page_id, e.image_id, e.habit_id, e.document_id)) AND NOT EXISTS (SELECT FROM module_page p
      WHERE p.module_id = t.id) AND NOT EXISTS (SELECT FROM module m WHERE m.image_id = t.id) AND NOT EXISTS (
      SELECT FROM document d WHERE d.stored_file_id = t.id) AND NOT EXISTS (
      SELECT FROM experience_report r WHERE r.image_id = t.id) AND NOT EXISTS (
      SELECT FROM recipe r WHERE t.id IN (r.hero_image_id, r.ingredients_image_id)) AND NOT EXISTS (
      SELECT FROM blog_article b WHERE b.image_id = t.id) AND NOT EXISTS (
      SELECT FROM blog_article_content_element e WHERE t.id IN (e.blog_article_id, e.image_id))`
    await client.query(`DELETE FROM ${table} t WHERE t.app_id = $1 AND ${isFree}`, [app.appId])
    versions.push(await versionOf(app))
  } finally {
    client.release()
  }
  expect(versions).not.toContain(null)
  expect(new Set(versions).size).toBe(4)
  expect(await versionOf(other)).toBe(others)
})

test('deleting an app deletes its content version', async () => {
  const app = await createFullApp()
  await runAll('DELETE FROM app WHERE app_id = $1', [app.appId])
  expect(await versionOf(app)).toBeNull()
})

test('a rollback does not change the version, nor do learners’ own rows', async () => {
  const { app, as } = await createLearner(testServer)
  const { pages, moduleId } = await testServer.createModule(app)
  const before = await versionOf(app)
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    await tx.update(module).set({ title: 'Anders' }).where(eq(module.id, moduleId))
    return undo(null)
  })
  const modulePageId = pages[0]?.modulePageId ?? ''
  expect((await testServer.call(markModulePageAsSeen, { modulePageId }, as)).status).toBe(200)
  expect(await versionOf(app)).toBe(before)
})

test('editors do not wait for each other, and each commit has a version of its own', async () => {
  const app = await createFullApp()
  const { moduleId } = await testServer.createModule({ ...app, host: '', title: '' })
  const clients = await Promise.all([testServer.adminPool.connect(), testServer.adminPool.connect()])
  const versions = [await versionOfClient(clients[0], app)]
  try {
    for (const [index, client] of clients.entries()) {
      await client.query('BEGIN')
      // Two statements on two rows: a version locked by the first would block the other editor.
      const id = index === 0 ? app.moduleId : moduleId
      await client.query(`UPDATE module SET title = 'Neu' WHERE id = $1`, [id])
    }
    for (const client of clients) {
      await client.query('COMMIT')
      versions.push(await versionOfClient(client, app))
    }
  } finally {
    for (const client of clients) client.release()
  }
  expect(new Set(versions).size).toBe(3)
})

const versionOfClient = async (client: Pick<typeof testServer.adminPool, 'query'>, { appId }: App) => {
  const { rows } = await client.query<{ version: string }>(
    'SELECT version FROM content_version WHERE app_id = $1',
    [appId],
  )
  return rows[0]?.version
}
