import { randomUUID } from 'node:crypto'
import { getHelpfulVotes, setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import { getHelpfulCountsAsManager, MIN_SHOWN_VOTES } from '@wohlauf/contract/feedback/feedback-as-manager'
import { deleteModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import { inTenant } from '../../../platform/database/transaction.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { createCritic } from '../../../testing/people/feedback.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { publishHelpfulCounts } from '../jobs/publish-helpful-counts.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const DAY_MS = 86_400_000

/** A module with two pages, and its app's manager, on the third day of a month. */
const createRead = async () => {
  testServer.clock.set('2026-03-03T09:00:00Z')
  const { app, as, user } = await createManager(testServer)
  const { moduleId, pages } = await testServer.createModule(app, {
    title: 'Gut ankommen',
    pages: [{ title: 'Der Anfang' }, { title: 'Die Pause' }],
  })
  const [first = '', second = ''] = pages.map(({ modulePageId }) => modulePageId)
  return {
    app,
    manager: as,
    moduleId,
    first,
    second,
    critic: async () => createCritic(testServer, await createLearner(testServer, app)),
    publish: () => testServer.runSchedule(publishHelpfulCounts),
    /** A new session each time: the clock may have moved by weeks. */
    counts: async () => {
      const token = await testServer.signIn(user)
      return (await testServer.call(getHelpfulCountsAsManager, {}, { ...as, token })).body
    },
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

/** Enough people for figures with any random draw. */
const ENOUGH = MIN_SHOWN_VOTES

test('managers get rounded counts of pages with enough answers, the least helpful ones first', async () => {
  const { app, manager, moduleId, first, second, critic, counts, publish } = await createRead()
  const critics = await Promise.all(Array.from({ length: ENOUGH }, critic))
  for (const { vote } of critics) {
    await vote(second, false)
    await vote(first, true)
  }
  await publish()
  const rounded = [10, 15].map((all) => expect.objectContaining({ helpful: 0, notHelpful: all }))
  const [pause, start] = await counts()
  expect(rounded).toContainEqual(pause)
  expect(pause?.subject).toEqual({
    kind: 'MODULE_PAGE',
    itemId: second,
    title: 'Die Pause',
    partOf: 'Gut ankommen',
    authoringId: moduleId,
  })
  expect(start).toMatchObject({
    subject: { itemId: first, title: 'Der Anfang' },
    notHelpful: expect.any(Number),
  })
  expect(((start?.helpful ?? 0) + (start?.notHelpful ?? 0)) % 5).toBe(0)
  const elsewhere = await createManager(testServer)
  expect((await testServer.call(getHelpfulCountsAsManager, {}, elsewhere.as)).body).toEqual([])
  await testServer.call(deleteModuleAsManager, { moduleId }, manager)
  expect(await counts()).toEqual([])
  for (const table of ['helpful_vote', 'helpful_count'])
    expect(
      (await testServer.adminPool.query(`SELECT FROM ${table} WHERE app_id = $1`, [app.appId])).rows,
    ).toEqual([])
})

test('an observer of one person who answers, changes the answer or leaves sees no difference until the next month', async () => {
  const { first, critic, counts, publish } = await createRead()
  const critics = await Promise.all(Array.from({ length: ENOUGH }, critic))
  for (const { vote } of critics) await vote(first, true)
  expect(await counts()).toEqual([])
  await publish()
  const before = await counts()
  expect(before).toHaveLength(1)
  await (await critic()).vote(first, false)
  await critics[1]?.vote(first, false)
  const { as = { token: '', host: '' } } = critics[0] ?? {}
  await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)
  await testServer.runJobs()
  for (let day = 0; day < 28; day += 1) {
    testServer.clock.advance(DAY_MS)
    await publish()
    expect(await counts()).toEqual(before)
  }
  testServer.clock.advance(DAY_MS)
  await testServer.adminPool.query('DELETE FROM helpful_vote')
  await publish()
  expect(await counts()).toEqual([])
})

test('a manager’s own transaction counts nothing', async () => {
  const { app, first, critic } = await createRead()
  await (await critic()).vote(first, true)
  const count = (reach: 'manager' | 'app' | 'own') =>
    inTenant(testServer.pool, { appId: app.appId, userId: null, reach }, async (tx) => {
      return (await tx.execute(sql`SELECT * FROM ${schemas.lookups}.count_helpful_votes(${boundApp})`)).rows
        .length
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
