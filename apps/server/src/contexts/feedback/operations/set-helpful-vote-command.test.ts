import { randomUUID } from 'node:crypto'
import { getHelpfulVotes, setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { afterAll, expect, test } from 'vitest'
import { inTenant } from '../../../platform/database/transaction.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { createCritic } from '../../../testing/people/feedback.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { helpfulVote } from '../database/tables.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A module with two pages, and its app's manager. */
const createRead = async () => {
  const { app, as } = await createManager(testServer)
  const { pages } = await testServer.createModule(app, { pages: [{}, {}] })
  const [first = '', second = ''] = pages.map(({ modulePageId }) => modulePageId)
  return {
    app,
    manager: as,
    first,
    second,
    critic: async () => createCritic(testServer, await createLearner(testServer, app)),
  }
}

test('an answer is stored once per person and page, and another one replaces it', async () => {
  const { first, second, critic } = await createRead()
  const { vote, votes } = await critic()
  expect([await vote(first, true), await vote(second, true), await vote(first, false)]).toEqual([
    200, 200, 200,
  ])
  const storedVotes = await votes()
  expect(storedVotes).toHaveLength(2)
  expect(storedVotes).toEqual(
    expect.arrayContaining([
      { kind: 'MODULE_PAGE', itemId: first, isHelpful: false },
      { kind: 'MODULE_PAGE', itemId: second, isHelpful: true },
    ]),
  )
})

test('an answer is stored without any time, also in its id', async () => {
  const { app, first, critic } = await createRead()
  await (await critic()).vote(first, true)
  const { rows } = await testServer.adminPool.query(
    `SELECT *, uuid_extract_timestamp(id) AS made FROM helpful_vote WHERE app_id = $1`,
    [app.appId],
  )
  expect(rows).toEqual([
    {
      app_id: app.appId,
      id: expect.any(String),
      user_id: expect.any(String),
      module_page_id: first,
      blog_article_id: null,
      recipe_id: null,
      is_helpful: true,
      is_counted: false,
      made: null,
    },
  ])
})

test('a double press stores one answer', async () => {
  const { first, critic } = await createRead()
  const { voting, votes } = await critic()
  expect(await callConcurrently(4, () => voting(first, true))).toEqual({ 200: 4 })
  expect(await votes()).toHaveLength(1)
})

test('only pages that the learner may see can be answered about', async () => {
  const { app, critic } = await createRead()
  const elsewhere = await createRead()
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const hiddenPage = await testServer.createModule(app, { pages: [{ isEnabled: false }] })
  const { vote, votes } = await critic()
  for (const id of [
    elsewhere.first,
    hiddenModule.pages[0]?.modulePageId ?? '',
    hiddenPage.pages[0]?.modulePageId ?? '',
    randomUUID(),
  ])
    expect(await vote(id, true)).toEqual([404, 'not-found'])
  expect(await votes()).toEqual([])
})

test('a manager’s own transaction reads no answer', async () => {
  const { app, first, critic } = await createRead()
  await (await critic()).vote(first, true)
  const count = (reach: 'manager' | 'app' | 'own') =>
    inTenant(testServer.pool, { appId: app.appId, userId: null, reach }, async (tx) => {
      return (await tx.select().from(helpfulVote)).length
    })
  expect([await count('manager'), await count('own'), await count('app')]).toEqual([0, 0, 1])
})

test('only its owner can read an answer: no other learner, no manager, no admin who views the account', async () => {
  const { app, manager, first, critic } = await createRead()
  const { user, as, vote } = await critic()
  await vote(first, false)
  expect(await (await critic()).votes()).toEqual([])
  expect(await testServer.call(getHelpfulVotes, {}, manager).then(outcome)).toEqual([403, 'not-allowed'])
  const token = await testServer.signIn(user)
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
    (await testServer.createAdmin()).id,
    hashToken(token),
  ])
  const visit = { host: app.host, token }
  expect(await testServer.call(getHelpfulVotes, {}, visit).then(outcome)).toEqual([403, 'not-allowed'])
  const input = { kind: 'MODULE_PAGE', itemId: first, isHelpful: true } as const
  expect((await testServer.call(setHelpfulVote, input, visit)).status).toBe(403)
  expect((await testServer.call(getHelpfulVotes, {}, as)).body).toMatchObject([{ isHelpful: false }])
})
