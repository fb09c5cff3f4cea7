import { endAllOwnSessions, endOwnSession, getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const DAY = 86_400_000

test('lists the current session first, then the others by last use, with device and times', async () => {
  const { app, user, as } = await createLearner(testServer)
  const began = testServer.clock.now()
  testServer.clock.advance(60_000)
  await testServer.signIn(user)
  testServer.clock.advance(60_000)
  const native = await testServer.signIn(user, 'native')
  const { status, body } = await testServer.call(getOwnSessions, {}, as)
  expect(status).toBe(200)
  expect(body.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  const lastUses = body.map(({ lastUsedAt }) => new Date(lastUsedAt).getTime() - began.getTime())
  expect(lastUses).toEqual([0, 120_000, 60_000])
  expect(body[0]).toEqual({
    sessionId: expect.any(String),
    device: 'Firefox auf Linux',
    createdAt: began.toISOString(),
    lastUsedAt: began.toISOString(),
    isCurrent: true,
  })
  const fromNative = await testServer.call(getOwnSessions, {}, { token: native, host: app.host })
  expect(fromNative.body.map(({ sessionId }) => sessionId)[0]).toBe(body[1]?.sessionId)
})

test('names the device of the login', async () => {
  const { app, user } = await createLearner(testServer)
  const { headers } = await testServer.call(
    login,
    { emailAddress: user.emailAddress, password: user.password },
    {
      host: app.host,
      headers: {
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      },
    },
  )
  const { body } = await testServer.call(
    getOwnSessions,
    {},
    { token: headers['auth-token'] ?? '', host: app.host },
  )
  expect(body.map(({ device }) => device)).toEqual(['Chrome auf Windows', 'Firefox auf Linux'])
})

test('omits expired sessions: after 14 days without use on the web, 90 in all', async () => {
  const { app, user } = await createLearner(testServer)
  const native = { token: await testServer.signIn(user, 'native'), host: app.host }
  const count = async () => (await testServer.call(getOwnSessions, {}, native)).body.length
  expect(await count()).toBe(2)
  testServer.clock.advance(14 * DAY - 1)
  expect(await count()).toBe(2)
  testServer.clock.advance(1)
  expect(await count()).toBe(1)
})

test('lists an admin’s visit as the support’s', async () => {
  const { user, as } = await createLearner(testServer)
  const visit = await testServer.signIn(user)
  const { id: adminId } = await testServer.createAdmin()
  await testServer.adminPool.query(
    `UPDATE session SET impersonator_admin_id = $2 WHERE token_hash = sha256($1::bytea)`,
    [Buffer.from(visit), adminId],
  )
  const { body } = await testServer.call(getOwnSessions, {}, as)
  expect(body.map(({ device }) => device)).toEqual(['Firefox auf Linux', 'Support'])
})

test('lists no other user’s sessions, not even for managers', async () => {
  const { app, as } = await createLearner(testServer)
  for (const role of ['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const) {
    const manager = {
      token: await testServer.signIn(await testServer.createUser({ app, role })),
      host: app.host,
    }
    expect((await testServer.call(getOwnSessions, {}, manager)).body).toHaveLength(1)
  }
  expect((await testServer.call(getOwnSessions, {}, as)).body).toHaveLength(1)
})

test('ends one session and keeps the others; repeating it ends nothing', async () => {
  const { app, user, as } = await createLearner(testServer)
  const lostDevice = { token: await testServer.signIn(user, 'native'), host: app.host }
  const { body } = await testServer.call(getOwnSessions, {}, as)
  const sessionId = body.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
  expect(await testServer.call(endOwnSession, { sessionId }, as).then(outcome)).toBe(200)
  expect(await testServer.call(getAuthenticatedUser, {}, lostDevice).then(outcome)).toEqual([
    401,
    'authentication-required',
  ])
  expect(await testServer.call(getAuthenticatedUser, {}, as).then(outcome)).toBe(200)
  expect(await testServer.call(endOwnSession, { sessionId }, as).then(outcome)).toEqual([404, 'not-found'])
})

test('can end the current session too', async () => {
  const { as } = await createLearner(testServer)
  const [current] = (await testServer.call(getOwnSessions, {}, as)).body
  expect(
    await testServer.call(endOwnSession, { sessionId: current?.sessionId ?? '' }, as).then(outcome),
  ).toBe(200)
  expect(await testServer.call(getAuthenticatedUser, {}, as).then(outcome)).toEqual([
    401,
    'authentication-required',
  ])
})

test('returns 404 for another user’s session, for managers of the app too, and keeps it', async () => {
  const { app, as } = await createLearner(testServer)
  const [theirs] = (await testServer.call(getOwnSessions, {}, as)).body
  const sessionId = theirs?.sessionId ?? ''
  const elsewhere = await createLearner(testServer)
  const others = [
    (await createLearner(testServer, app)).as,
    {
      token: await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })),
      host: app.host,
    },
    elsewhere.as,
  ]
  for (const other of others) {
    expect(await testServer.call(endOwnSession, { sessionId }, other).then(outcome)).toEqual([
      404,
      'not-found',
    ])
    expect(await testServer.call(endOwnSession, { sessionId: NOWHERE }, other).then(outcome)).toEqual([
      404,
      'not-found',
    ])
  }
  expect(await testServer.call(getAuthenticatedUser, {}, as).then(outcome)).toBe(200)
})

test('ends all sessions including the current one, and no other user’s', async () => {
  const { app, user, as } = await createLearner(testServer)
  const phone = { token: await testServer.signIn(user, 'native'), host: app.host }
  const other = await createLearner(testServer, app)
  expect(await testServer.call(endAllOwnSessions, {}, as).then(outcome)).toBe(200)
  for (const device of [as, phone])
    expect(await testServer.call(getAuthenticatedUser, {}, device).then(outcome)).toEqual([
      401,
      'authentication-required',
    ])
  expect(await testServer.call(getAuthenticatedUser, {}, other.as).then(outcome)).toBe(200)
})
