import {
  adminLogin,
  getAuthenticatedAdmin,
  getAuthenticatedUser,
  login,
  logout,
} from '@wohlauf/contract/authentication/authentication'
import { getModule } from '@wohlauf/contract/modules/modules'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { hashToken } from './token.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60]
const NATIVE = { 'mobile-app-version': '1' }

type Kept = { lastSeenAt: number; idle: number; absolute: number }

/** The stored lifetimes of a session, as seconds from its start. */
const lifetimeOf = async (
  token: string,
  table: 'session' | 'admin_session' = 'session',
): Promise<Kept | undefined> => {
  const { rows } = await testServer.adminPool.query<Kept>(
    `SELECT extract(epoch FROM last_seen_at - created_at)::float8 AS "lastSeenAt", idle_seconds AS idle,
       extract(epoch FROM expires_at - created_at)::float8 AS absolute
     FROM ${table} WHERE token_hash = $1`,
    [hashToken(token)],
  )
  return rows[0]
}

describe('a session lasts', () => {
  test.each([
    ['ROLE_USER', {}, 14 * DAY, 90 * DAY],
    ['ROLE_USER', NATIVE, 60 * DAY, 365 * DAY],
    ['ROLE_APP_MANAGER', {}, 12 * HOUR, 7 * DAY],
    ['ROLE_APP_MANAGER', NATIVE, 12 * HOUR, 7 * DAY],
    ['ROLE_SPONSOR_MANAGER', {}, 12 * HOUR, 7 * DAY],
  ] as const)(
    'for %s with the headers %o idle for %i seconds and in all for %i',
    async (role, headers, idle, absolute) => {
      const { emailAddress, password } = await testServer.createUser({ app, role })
      const answer = await testServer.call(login, { emailAddress, password }, { headers })
      expect(await lifetimeOf(answer.headers['auth-token'] ?? '')).toEqual({ lastSeenAt: 0, idle, absolute })
    },
  )

  test('for an admin idle for half an hour and in all for twelve', async () => {
    const { emailAddress, password } = await testServer.createAdmin()
    const answer = await testServer.call(adminLogin, { emailAddress, password })
    const expected = { lastSeenAt: 0, idle: 30 * MINUTE, absolute: 12 * HOUR }
    expect(await lifetimeOf(answer.headers['auth-token'] ?? '', 'admin_session')).toEqual(expected)
  })
})

test('the use of a session is written at most every five minutes', async () => {
  const token = await testServer.signIn(await testServer.createUser({ app }))
  for (const [step, expectedUse] of [
    [0, 0],
    [5 * MINUTE, 0],
    [1, 5 * MINUTE + 1],
    [5 * MINUTE - 1, 5 * MINUTE + 1],
    [2, 10 * MINUTE + 2],
  ] as const) {
    testServer.clock.advance(step * 1000)
    expect((await testServer.call(getAuthenticatedUser, {}, { token })).status).toBe(200)
    expect((await lifetimeOf(token))?.lastSeenAt).toBe(expectedUse)
  }
})

test("the use of an admin's session is written at most every five minutes", async () => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  for (const [step, expectedUse] of [
    [5 * MINUTE, 0],
    [1, 5 * MINUTE + 1],
  ] as const) {
    testServer.clock.advance(step * 1000)
    expect((await testServer.call(getAuthenticatedAdmin, {}, { token })).status).toBe(200)
    expect((await lifetimeOf(token, 'admin_session'))?.lastSeenAt).toBe(expectedUse)
  }
})

test('a refused request does not count as use of the session', async () => {
  const token = await testServer.signIn(await testServer.createUser({ app }))
  testServer.clock.advance(6 * MINUTE * 1000)
  const moduleId = '00000000-0000-4000-8000-000000000000'
  expect((await testServer.call(getModule, { moduleId }, { token })).status).toBe(404)
  expect((await lifetimeOf(token))?.lastSeenAt).toBe(0)
})

test('a request whose use cannot be recorded is answered, and the next one is recorded', async () => {
  const token = await testServer.signIn(await testServer.createUser({ app }))
  testServer.clock.advance(6 * MINUTE * 1000)
  const other = await testServer.adminPool.connect()
  await other.query('BEGIN')
  await other.query('SELECT FROM session WHERE token_hash = $1 FOR UPDATE', [hashToken(token)])
  expect((await testServer.call(getAuthenticatedUser, {}, { token })).status).toBe(200)
  await other.query('ROLLBACK')
  other.release()
  expect((await lifetimeOf(token))?.lastSeenAt).toBe(0)
  expect((await testServer.call(getAuthenticatedUser, {}, { token })).status).toBe(200)
  expect((await lifetimeOf(token))?.lastSeenAt).toBe(6 * MINUTE)
})

test('the database stores only a token’s hash', async () => {
  const token = await testServer.signIn(await testServer.createUser({ app }))
  const { rows } = await testServer.adminPool.query<{ row: string }>('SELECT s::text AS row FROM session s')
  expect(token).toMatch(/^[\w-]{43}$/)
  for (const { row } of rows) {
    expect(row).not.toContain(token)
    expect(row).not.toContain(Buffer.from(token).toString('hex'))
  }
})

test('each login has a token of its own; logging out ends that one and always succeeds', async () => {
  const user = await testServer.createUser({ app })
  const [phone, desk] = [await testServer.signIn(user, 'native'), await testServer.signIn(user)]
  expect(phone).not.toBe(desk)
  for (const token of [phone, phone, 'never one', null])
    expect((await testServer.call(logout, {}, { token })).status).toBe(200)
  expect(await lifetimeOf(phone)).toBeUndefined()
  expect((await testServer.call(getAuthenticatedUser, {}, { token: desk })).status).toBe(200)
})

test('logging out succeeds for an expired session', async () => {
  const token = await testServer.signIn(await testServer.createUser({ app }))
  testServer.clock.advance(15 * DAY * 1000)
  expect((await testServer.call(getAuthenticatedUser, {}, { token })).status).toBe(401)
  expect((await testServer.call(logout, {}, { token })).status).toBe(200)
  expect(await lifetimeOf(token)).toBeUndefined()
})

test("logging out on another app's host ends no session here", async () => {
  const other = await testServer.createApp()
  const token = await testServer.signIn(await testServer.createUser({ app }))
  expect((await testServer.call(logout, {}, { token, host: other.host })).status).toBe(200)
  expect(await lifetimeOf(token)).toBeDefined()
})
