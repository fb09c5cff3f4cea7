import { afterAll, expect, test } from 'vitest'
import { openTestRows } from '../../testing/database/test-rows.ts'
import { openTogether, parametersOf, type RequestClaims } from './open-together.ts'
import { definePrefetch } from './prefetch.ts'
import type { RequestScope } from './request-scope.ts'
import { hashToken, newToken } from './token.ts'

const rows = await openTestRows()
afterAll(rows.end)
const { clock, pool } = rows

/** The pool, counting the requests of each statement that is sent. */
const createCounting = () => {
  const batchSizes: number[] = []
  const query = (statement: { values: unknown[][] }) => {
    batchSizes.push(statement.values[0]?.length ?? 0)
    return pool.query(statement as never)
  }
  const counting = { query } as never
  return { sent: batchSizes, open: (opening: RequestClaims) => openTogether(counting, opening) }
}

const opening = (host: string, token: string | null = null): RequestClaims => ({
  host,
  tokenHash: token === null ? null : hashToken(token),
  now: clock.now(),
})

/** Each request's app and user, as ids. */
const scopesOf = async (answers: readonly Promise<RequestScope | null>[]) =>
  (await Promise.all(answers)).map((scope) => scope && [scope.app.appId, scope.user?.id ?? null])

test('requests of one moment are opened by one statement, and each gets its own app and user', async () => {
  const { sent, open } = createCounting()
  const apps = await Promise.all([rows.createApp(), rows.createApp()])
  const people = await Promise.all(
    [...apps, ...apps].map(async (app) => {
      const user = await rows.createUser({ app })
      return { app, user, token: await rows.signIn(user) }
    }),
  )
  const requests = people.flatMap(({ app, user, token }) => {
    const other = apps.find((one) => one !== app)
    return [
      { opening: opening(app.host, token), expected: [app.appId, user.id] },
      { opening: opening('unknown.test', token), expected: null },
      { opening: opening(app.host), expected: [app.appId, null] },
      { opening: opening(other?.host ?? '', token), expected: [other?.appId, null] },
      { opening: opening(app.host, newToken()), expected: [app.appId, null] },
      { opening: opening(app.host.toUpperCase(), token), expected: [app.appId, user.id] },
      { opening: opening(`"${app.host}",{}\\'`, token), expected: null },
    ]
  })
  expect(await scopesOf(requests.map((each) => open(each.opening)))).toEqual(
    requests.map(({ expected }) => expected),
  )
  expect(sent).toEqual([requests.length])
})

test('many requests are opened by several statements', async () => {
  const { sent, open } = createCounting()
  const app = await rows.createApp()
  const users = await Promise.all(Array.from({ length: 3 }, () => rows.createUser({ app })))
  const tokens = await Promise.all(users.map((user) => rows.signIn(user)))
  const turns = Array.from({ length: 120 }, (_, index) => index % 3)
  const answers = await scopesOf(turns.map((turn) => open(opening(app.host, tokens[turn]))))
  expect(answers).toEqual(turns.map((turn) => [app.appId, users[turn]?.id]))
  expect(sent).toEqual([50, 50, 20])
})

test('as many requests as one statement takes are one statement', async () => {
  const { sent, open } = createCounting()
  await Promise.all(Array.from({ length: 100 }, () => open(opening('unknown.test'))))
  expect(sent).toEqual([50, 50])
})

test('a request names its prefetches, with the id of its input that one needs', () => {
  const one = opening('unknown.test')
  const prefetch = [definePrefetch('articles_read'), definePrefetch('page', { idField: 'pageId' })]
  const pageId = '01990000-0000-4000-8000-000000000001'
  const prefetchParameters = (more: Partial<RequestClaims>) => parametersOf({ ...one, ...more }).slice(3)
  expect(prefetchParameters({ prefetch, input: { pageId } })).toEqual(['articles_read page', pageId])
  for (const input of [{ pageId: `${pageId}'` }, { pageId: 1 }, {}, 'text', null, undefined])
    expect(prefetchParameters({ prefetch, input })).toEqual(['articles_read page', null])
  expect(prefetchParameters({ input: { pageId } })).toEqual(['', null])
})

test('each request is opened at its own time', async () => {
  const { open } = createCounting()
  const app = await rows.createApp()
  const user = await rows.createUser({ app })
  const token = await rows.signIn(user)
  const now = opening(app.host, token)
  const years = { ...now, now: new Date(now.now.getTime() + 10 * 365 * 86_400_000) }
  expect(await scopesOf([open(now), open(years), open(now)])).toEqual([
    [app.appId, user.id],
    [app.appId, null],
    [app.appId, user.id],
  ])
})

test('a request that arrives later is opened by another statement: the session of the first may have ended', async () => {
  const { sent, open } = createCounting()
  const app = await rows.createApp()
  const user = await rows.createUser({ app })
  const token = await rows.signIn(user)
  expect(await scopesOf([open(opening(app.host, token))])).toEqual([[app.appId, user.id]])
  await rows.adminPool.query('DELETE FROM session WHERE user_id = $1', [user.id])
  expect(await scopesOf([open(opening(app.host, token))])).toEqual([[app.appId, null]])
  expect(sent).toEqual([1, 1])
})

test('a failed statement fails for its requests only', async () => {
  const app = await rows.createApp()
  const fail = { isOn: true }
  const query = (statement: unknown) =>
    fail.isOn ? Promise.reject(new Error('away')) : pool.query(statement as never)
  const failing = { query } as never
  const open = () => openTogether(failing, opening(app.host))
  const lostRequests = await Promise.allSettled([open(), open()])
  expect(lostRequests.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fail.isOn = false
  expect(await scopesOf([open()])).toEqual([[app.appId, null]])
})
