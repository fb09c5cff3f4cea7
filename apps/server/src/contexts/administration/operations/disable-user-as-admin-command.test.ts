import { randomUUID } from 'node:crypto'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { disableUserAsAdmin, enableUserAsAdmin } from '@wohlauf/contract/administration/administration-users'
import {
  getAuthenticatedImpersonation,
  getAuthenticatedUser,
  login,
} from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { duringChange } from '../../../testing/during-change.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { PASSWORD, type TestUser } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { issueImpersonation } from '../impersonations.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const admin = await testServer.createAdmin()
const as = { token: await testServer.signInAdmin(admin) }
const app = await testServer.createApp()

const disable = (userId: string) => testServer.call(disableUserAsAdmin, { userId }, as)
const enable = (userId: string) => testServer.call(enableUserAsAdmin, { userId }, as)
const logIn = ({ emailAddress }: TestUser) => testServer.call(login, { emailAddress, password: PASSWORD })
const isSignedIn = async (token: string) =>
  outcome(await testServer.call(getAuthenticatedUser, {}, { token }))

const countOf = async (table: 'session' | 'device' | 'mail', userId: string): Promise<number> => {
  const column = table === 'mail' ? 'account_id' : 'user_id'
  const { rows } = await testServer.adminPool.query(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
    [userId],
  )
  return rows[0].count
}

/** The statement with which an admin's transaction begins to disable an account. */
const disabling = (user: TestUser) => ({
  text: 'UPDATE app_user SET is_disabled = true WHERE app_id = $1 AND id = $2',
  values: [app.appId, user.id],
})

test.each(['ROLE_USER', 'ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const)(
  'ends all sessions of a %s immediately, and refuses its login with the sentence, until it is enabled',
  async (role) => {
    const user = await testServer.createUser({ app, role })
    const neighbour = await testServer.signIn(await testServer.createUser({ app }))
    const tokens = [await testServer.signIn(user), await testServer.signIn(user, 'native')]
    expect((await disable(user.id)).body).toEqual({})
    for (const token of tokens) expect(await isSignedIn(token)).toEqual([401, 'authentication-required'])
    expect(await isSignedIn(neighbour)).toBe(200)
    const refusedLogin = await logIn(user)
    expect([refusedLogin.status, refusedLogin.refusal?.identifier, refusedLogin.refusal?.message]).toEqual([
      401,
      'user-disabled',
      'Dein Account wurde deaktiviert.',
    ])
    expect((await enable(user.id)).body).toEqual({})
    for (const token of tokens) expect(await isSignedIn(token)).toEqual([401, 'authentication-required'])
    expect((await logIn(user)).status).toBe(200)
  },
)

test('both are idempotent, and do not find an unknown account or an admin', async () => {
  const { id } = await testServer.createUser({ app })
  for (const call of [disable, disable, enable, enable]) expect((await call(id)).status).toBe(200)
  for (const call of [disable, enable])
    for (const unknown of [randomUUID(), admin.id])
      expect(outcome(await call(unknown))).toEqual([404, 'not-found'])
})

test('deletes the devices that receive push messages', async () => {
  const user = await testServer.createUser({ app })
  await testServer.signIn(user)
  await testServer.adminPool.query(
    `INSERT INTO device (app_id, user_id, session_token_hash, device_identifier, kind, is_accepted, refreshed_at)
     SELECT app_id, user_id, token_hash, 'phone', 'ANDROID', true, now() FROM session WHERE user_id = $1`,
    [user.id],
  )
  expect(await countOf('device', user.id)).toBe(1)
  await disable(user.id)
  expect(await countOf('device', user.id)).toBe(0)
})

test('a waiting mail to the account is dropped and not sent', async () => {
  const user = await testServer.createUser({ app })
  const token = await testServer.signIn(user)
  const input = { userCurrentPassword: PASSWORD, userNewPassword: 'ein-anderes-passwort-2026' }
  expect((await testServer.call(updateUserPassword, input, { token })).status).toBe(200)
  expect(await countOf('mail', user.id)).toBe(1)
  await disable(user.id)
  await testServer.runJobs()
  expect(await countOf('mail', user.id)).toBe(0)
  expect(await testServer.mails.to(user.emailAddress)).toEqual([])
})

test('a login that meets a disabling starts no session', async () => {
  const user = await testServer.createUser({ app })
  const answer = await duringChange(testServer, [disabling(user)], () => logIn(user))
  expect([outcome(answer), answer.headers['auth-token']]).toEqual([[401, 'user-disabled'], undefined])
  expect(await countOf('session', user.id)).toBe(0)
})

test('a visit that meets a disabling starts no session', async () => {
  const user = await testServer.createUser({ app })
  const token = await acrossTenants(testServer.services.platformPool, 'a test visits an account', (tx) =>
    issueImpersonation(tx, admin.id, { appId: app.appId, userId: user.id }, testServer.clock.now()),
  )
  const answer = await duringChange(testServer, [disabling(user)], () =>
    testServer.call(getAuthenticatedImpersonation, { token }, { headers: { 'app-version': '1' } }),
  )
  expect(outcome(answer)).toEqual([401, 'user-disabled'])
  expect(await countOf('session', user.id)).toBe(0)
})

test('concurrent logins and disablings leave no session', async () => {
  const user = await testServer.createUser({ app })
  const logins = Promise.all(Array.from({ length: 6 }, () => logIn(user)))
  await callConcurrently(3, () => disable(user.id))
  await logins
  expect(await countOf('session', user.id)).toBe(0)
})
