import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import {
  getAuthenticatedImpersonation,
  getAuthenticatedUser,
  logout,
} from '@wohlauf/contract/authentication/authentication'
import { getModule, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import type { TestUser } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { forgetVisitsInGoneAccounts } from '../../administration/impersonations.ts'

const testServer = await startTestServer({
  environment: { SUPPORT_EMAIL: 'hilfe@wohlauf.test', TRUST_PROXY: '127.0.0.1' },
})
afterAll(testServer.stop)
const [MINUTE_MS, FROM_OUR_APP] = [60_000, { 'app-version': '1' }]
const app = await testServer.createApp({ title: 'Gesund Essen' })
const admin = await testServer.createAdmin()

let count = 0
/** A token just issued to an admin for a user's account. */
const issue = async (user: TestUser, as = admin) => {
  const token = await testServer.signInAdmin(as)
  const { body } = await testServer.call(getImpersonationUrlForUserAsAdmin, { userId: user.id }, { token })
  return body.impersonationURL.split('/').at(-1) ?? ''
}
const open = (token: string, options: { host?: string; headers?: Record<string, string> } = {}) => {
  count += 1
  const from = { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` }
  const { host = app.host, headers = FROM_OUR_APP } = options
  return testServer.call(getAuthenticatedImpersonation, { token }, { host, headers: { ...from, ...headers } })
}
const visit = async (user: TestUser, as = admin) =>
  (await open(await issue(user, as))).headers['auth-token'] ?? ''
const look = async (token: string) =>
  outcome(await testServer.call(getAuthenticatedUser, {}, { token, host: app.host }))
const notes = async (user: TestUser) => {
  const { rows } = await testServer.adminPool.query(
    'SELECT admin_id, used_at, ended_at FROM impersonation WHERE of_user_id = $1 ORDER BY issued_at',
    [user.id],
  )
  return rows
}
const NOT_VALID = [404, 'link-not-valid']

test('opens the account for the admin, and names the admin in every answer', async () => {
  const user = await testServer.createUser({ app })
  const { status, body, headers } = await open(await issue(user))
  expect([status, headers['auth-token']]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
  expect(body).toMatchObject({ appId: app.appId, user: { id: user.id, isImpersonated: true } })
  const again = await testServer.call(getAuthenticatedUser, {}, { token: headers['auth-token'] ?? '' })
  expect(again.body.user).toEqual(body.user)
  const own = await testServer.call(getAuthenticatedUser, {}, { token: await testServer.signIn(user) })
  expect(own.body.user).toEqual({ ...body.user, isImpersonated: false })
})

test('does not update the owner’s last login', async () => {
  const user = await testServer.createUser({ app })
  await visit(user)
  const { rows } = await testServer.adminPool.query(
    'SELECT last_authenticated_at AS at FROM app_user WHERE id = $1',
    [user.id],
  )
  expect(rows).toEqual([{ at: null }])
})

test('notifies the owner by mail, once, with the time in Berlin and a contact', async () => {
  const user = await testServer.createUser({ app })
  const token = await issue(user)
  await testServer.runJobs()
  expect(await testServer.mails.to(user.emailAddress)).toEqual([])
  testServer.clock.set('2026-07-01T21:59:00Z')
  const second = await issue(user)
  await open(second)
  await open(second)
  await open(token)
  await testServer.runJobs()
  const mails = await testServer.mails.to(user.emailAddress)
  expect(mails.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
    ['Jemand vom Support hat dein Konto angesehen', 'hilfe@wohlauf.test'],
  ])
  for (const text of ['1. Juli 2026 um 23:59 Uhr', 'Gesund Essen']) expect(mails[0]?.text).toContain(text)
  expect(mails[0]?.html).not.toContain(admin.emailAddress)
})

describe('a token', () => {
  test('works once', async () => {
    const user = await testServer.createUser({ app })
    const token = await issue(user)
    expect(outcome(await open(token))).toBe(200)
    expect(outcome(await open(token))).toEqual(NOT_VALID)
  })

  test('works once among concurrent attempts', async () => {
    const user = await testServer.createUser({ app })
    const token = await issue(user)
    expect(await callConcurrently(12, () => open(token))).toEqual({ 200: 1, 404: 11 })
    const { rows } = await testServer.adminPool.query('SELECT FROM session WHERE user_id = $1', [user.id])
    expect(rows).toHaveLength(1)
  })

  test('works for a minute', async () => {
    const user = await testServer.createUser({ app })
    const [early, late] = [await issue(user), await issue(user)]
    testServer.clock.advance(MINUTE_MS - 1)
    expect(outcome(await open(early))).toBe(200)
    testServer.clock.advance(1)
    expect(outcome(await open(late))).toEqual(NOT_VALID)
  })

  test("works only on its app's host, and is not used up on another's", async () => {
    const elsewhere = await testServer.createApp()
    const token = await issue(await testServer.createUser({ app }))
    expect(outcome(await open(token, { host: elsewhere.host }))).toEqual(NOT_VALID)
    expect(outcome(await open(token))).toBe(200)
  })

  test('is not used up by link scanners', async () => {
    const user = await testServer.createUser({ app })
    const token = await issue(user)
    for (const headers of [{}, { 'app-version': '' }])
      expect(outcome(await open(token, { headers }))).toEqual(NOT_VALID)
    expect(await notes(user)).toMatchObject([{ used_at: null }])
    expect(outcome(await open(token))).toBe(200)
  })

  test('is invalid when its admin may not log in any more', async () => {
    const former = await testServer.createAdmin()
    const token = await issue(await testServer.createUser({ app }), former)
    await testServer.adminPool.query('UPDATE admin_user SET is_disabled = true WHERE id = $1', [former.id])
    expect(outcome(await open(token))).toEqual(NOT_VALID)
  })

  test('is invalid when the account is deleted', async () => {
    const user = await testServer.createUser({ app })
    const token = await issue(user)
    await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
    expect(outcome(await open(token))).toEqual(NOT_VALID)
  })

  test('does not open a disabled account', async () => {
    const user = await testServer.createUser({ app, isDisabled: true })
    const answer = await open(await issue(user))
    expect([outcome(answer), answer.headers['auth-token']]).toEqual([[401, 'user-disabled'], undefined])
  })

  test('is invalid when it is unknown or of another kind', async () => {
    const user = await testServer.createUser({ app })
    const session = await testServer.signIn(user)
    const token = await issue(user)
    for (const other of [
      'x',
      `${token}=`,
      token.slice(1),
      token.toLowerCase(),
      session,
      'ä'.repeat(43),
      '%00',
    ])
      expect([other, outcome(await open(other))]).toEqual([other, NOT_VALID])
    expect((await open('x'.repeat(101))).status).toBe(400)
  })

  test('cannot be guessed: a network has sixty attempts in ten minutes', async () => {
    const token = await issue(await testServer.createUser({ app }))
    const headers = { ...FROM_OUR_APP, 'x-forwarded-for': '203.0.113.9' }
    expect(await callConcurrently(65, () => open('x'.repeat(43), { headers }))).toEqual({ 404: 60, 429: 5 })
    const refusedOpening = await open(token, { headers })
    expect([outcome(refusedOpening), refusedOpening.headers['retry-after']]).toEqual([
      [429, 'too-many-requests'],
      '600',
    ])
    expect(outcome(await open(token))).toBe(200)
  })
})

describe('its session', () => {
  test('lasts an hour from its start, regardless of its use', async () => {
    const token = await visit(await testServer.createUser({ app }))
    for (let minutes = 0; minutes < 55; minutes += 11) {
      testServer.clock.advance(11 * MINUTE_MS)
      expect(await look(token)).toBe(200)
    }
    testServer.clock.advance(5 * MINUTE_MS - 1)
    expect(await look(token)).toBe(200)
    testServer.clock.advance(1)
    expect(await look(token)).toEqual([401, 'authentication-required'])
  })

  test('is refused operations reserved for the owner', async () => {
    const user = await testServer.createUser({ app })
    const passwords = { userCurrentPassword: user.password, userNewPassword: 'ein-anderes-passwort-2026' }
    const answer = await testServer.call(updateUserPassword, passwords, { token: await visit(user) })
    expect(outcome(answer)).toEqual([403, 'not-allowed'])
  })

  test('ends with a logout, which is recorded, and leaves the owner logged in', async () => {
    const user = await testServer.createUser({ app })
    const own = await testServer.signIn(user)
    const first = await visit(user)
    testServer.clock.advance(1000)
    const second = await visit(user)
    const begunAt = testServer.clock.now()
    testServer.clock.advance(7 * MINUTE_MS)
    expect(outcome(await testServer.call(logout, {}, { token: second }))).toBe(200)
    expect([await look(second), await look(first), await look(own)]).toEqual([
      [401, 'authentication-required'],
      200,
      200,
    ])
    expect(await notes(user)).toEqual([
      { admin_id: admin.id, used_at: new Date(begunAt.getTime() - 1000), ended_at: null },
      { admin_id: admin.id, used_at: begunAt, ended_at: testServer.clock.now() },
    ])
  })

  test('ends immediately when its admin is disabled, and no other does', async () => {
    const user = await testServer.createUser({ app })
    const former = await testServer.createAdmin()
    const [endedVisit, other] = [await visit(user, former), await visit(user)]
    expect([await look(endedVisit), await look(other)]).toEqual([200, 200])
    await testServer.adminPool.query('UPDATE admin_user SET is_disabled = true WHERE id = $1', [former.id])
    expect([await look(endedVisit), await look(other)]).toEqual([[401, 'authentication-required'], 200])
    expect(outcome(await testServer.call(logout, {}, { token: endedVisit }))).toBe(200)
  })

  test('is read-only', async () => {
    const user = await testServer.createUser({ app })
    const { moduleId } = await testServer.createModule(app)
    const token = await visit(user)
    const { status, refusal } = await testServer.call(markModuleAsMostRecentlySeen, { moduleId }, { token })
    expect([status, refusal]).toEqual([
      403,
      {
        identifier: 'visit-is-read-only',
        message: 'Du siehst dieses Konto nur an. Ändern kann hier nur die Person selbst etwas.',
      },
    ])
    const { body } = await testServer.call(getModule, { moduleId }, { token })
    expect(body.isMostRecentlyViewedModule).toBe(false)
  })

  test("an owner's logout ends no visit", async () => {
    const user = await testServer.createUser({ app })
    const token = await visit(user)
    await testServer.call(logout, {}, { token: await testServer.signIn(user) })
    expect(await look(token)).toBe(200)
    expect(await notes(user)).toMatchObject([{ ended_at: null }])
  })
})

test('the record of a visit stays when the account is deleted', async () => {
  const user = await testServer.createUser({ app })
  const visitor = await testServer.createAdmin()
  await visit(user, visitor)
  await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
  await forgetVisitsInGoneAccounts(testServer.services.platformPool, app.appId)
  const { rows } = await testServer.adminPool.query(
    'SELECT of_app_id, of_user_id, used_at FROM impersonation WHERE admin_id = $1',
    [visitor.id],
  )
  expect(rows).toEqual([{ of_app_id: app.appId, of_user_id: null, used_at: testServer.clock.now() }])
})

test('records of existing accounts keep the account’s id', async () => {
  const user = await testServer.createUser({ app })
  await visit(user)
  await forgetVisitsInGoneAccounts(testServer.services.platformPool, app.appId)
  expect(await notes(user)).toHaveLength(1)
})
