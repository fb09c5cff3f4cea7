import { randomUUID } from 'node:crypto'
import { query } from '@wohlauf/contract/operation'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '../../testing/test-server.ts'
import { ROLES } from '../database/roles.ts'
import { handle } from '../http/mount/handler.ts'
import { openRequest } from './open-request.ts'
import { definePrefetch, type Prefetch } from './prefetch.ts'
import { hashToken } from './token.ts'

const moduleProgress = definePrefetch('module_progress')
const articlesRead = definePrefetch('articles_read')
const Rows = z.object({ rows: z.string() })
const asking = (name: string, prefetch: readonly Prefetch[]) =>
  handle(
    query(`prefetch/${name}-query`, { audience: 'learner', input: z.object({}), output: Rows }),
    async (context) => ({ rows: JSON.stringify(context.prefetched(moduleProgress)) }),
    { prefetch },
  )
const stating = asking('stating', [moduleProgress])
const silent = asking('silent', [articlesRead])

const testServer = await startTestServer({ moreHandlers: [stating, silent] })
afterAll(testServer.stop)
const { adminPool, clock, pool } = testServer
/** An app with something to read. */
const createLibrary = async () => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app)
  const { blogArticleId } = await testServer.createBlogArticle(app)
  return { app, moduleId, blogArticleId }
}
const library = await createLibrary()
const { app, blogArticleId } = library

/** A learner who has read an article and has begun a module. */
const createReader = async (fields: { isDisabled?: boolean; of?: typeof library } = {}) => {
  const { of = library, ...account } = fields
  const { app, moduleId, blogArticleId } = of
  const user = await testServer.createUser({ app, ...account })
  const pageId = randomUUID()
  await adminPool.query(
    `INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids) VALUES ($1, $2, $3, ARRAY[$4::uuid], '{}')`,
    [app.appId, user.id, moduleId, pageId],
  )
  await adminPool.query(
    `INSERT INTO blog_article_reading (app_id, user_id, blog_article_id, read_at) VALUES ($1, $2, $3, now())`,
    [app.appId, user.id, blogArticleId],
  )
  return { pageId, token: await testServer.signIn(user), host: app.host }
}

type Access = { isLocking?: boolean; isReadOnly?: boolean }
const rowsOf = (
  token: string,
  prefetch: readonly Prefetch[],
  access: Access & { host?: string } = { isReadOnly: true },
) => {
  const opening = { host: app.host, tokenHash: hashToken(token), now: clock.now(), prefetch, ...access }
  return openRequest(pool, opening, async (_tx, scope) => scope?.prefetched)
}

test('each of the requests opened together gets its own rows, and only those that it needs', async () => {
  const [one, other, newcomer] = [
    await createReader(),
    await createReader(),
    await testServer.signIn(await testServer.createUser({ app })),
  ]
  const progress = ({ pageId }: typeof one) => ({
    module_progress: [[library.moduleId, [pageId], [], null, null]],
  })
  const articles = { articles_read: [blogArticleId] }
  expect(
    await Promise.all([
      rowsOf(one.token, [moduleProgress]),
      rowsOf(other.token, [moduleProgress, articlesRead]),
      rowsOf(one.token, []),
      rowsOf(newcomer, [moduleProgress, articlesRead]),
      rowsOf(one.token, [articlesRead]),
      rowsOf('unknown', [moduleProgress, articlesRead]),
    ]),
  ).toEqual([progress(one), { ...articles, ...progress(other) }, {}, {}, articles, {}])
})

test('requests of several apps that are opened together get the rows of their own app', async () => {
  const elsewhere = await createLibrary()
  const [one, other] = [await createReader(), await createReader({ of: elsewhere })]
  const ofBoth = await Promise.all(
    [one, other, one].map(({ token, host }) =>
      rowsOf(token, [moduleProgress, articlesRead], { host, isReadOnly: true }),
    ),
  )
  const rowsIn = ({ moduleId, blogArticleId }: typeof library, { pageId }: typeof one) => ({
    articles_read: [blogArticleId],
    module_progress: [[moduleId, [pageId], [], null, null]],
  })
  expect(ofBoth).toEqual([rowsIn(library, one), rowsIn(elsewhere, other), rowsIn(library, one)])
})

test('a command gets them under the lock of its account', async () => {
  const { pageId, token } = await createReader()
  expect(await rowsOf(token, [moduleProgress], { isLocking: true })).toEqual({
    module_progress: [[library.moduleId, [pageId], [], null, null]],
  })
})

test('a disabled account gets none', async () => {
  const { token } = await createReader({ isDisabled: true })
  expect(await rowsOf(token, [moduleProgress, articlesRead])).toEqual({})
})

test('the role that reads them sees only the rows of the bound user for any query', async () => {
  const { pageId, token } = await createReader()
  await createReader()
  const { rows: sessions } = await adminPool.query<{ id: string }>(
    'SELECT user_id AS id FROM session WHERE token_hash = $1',
    [hashToken(token)],
  )
  const seenBy = async (appId: string, userId: string) => {
    const admin = await adminPool.connect()
    try {
      await admin.query('BEGIN')
      await admin.query(`SET LOCAL ROLE ${ROLES.resolver}`)
      await admin.query(`SELECT set_config('app.id', $1, true), set_config('app.user_id', $2, true)`, [
        appId,
        userId,
      ])
      const { rows } = await admin.query<{ pages: string[] }>(
        'SELECT seen_page_ids AS pages FROM module_progress',
      )
      const { rowCount } = await admin.query('SELECT blog_article_id FROM blog_article_reading')
      return [rows.map(({ pages }) => pages), rowCount]
    } finally {
      await admin.query('ROLLBACK')
      admin.release()
    }
  }
  expect(await seenBy(app.appId, sessions[0]?.id ?? '')).toEqual([[[pageId]], 1])
  expect(await seenBy(randomUUID(), sessions[0]?.id ?? '')).toEqual([[], 0])
  expect(await seenBy(app.appId, '')).toEqual([[], 0])
})

test('a handler gets the rows that it states, and an error for others', async () => {
  const { pageId, token } = await createReader()
  const { body } = await testServer.call(stating.operation, {}, { token })
  expect(body.rows).toContain(pageId)
  expect((await testServer.call(silent.operation, {}, { token })).status).toBe(500)
})
