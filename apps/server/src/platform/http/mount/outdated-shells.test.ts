import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { getAppOfHost, getAuthenticatedUser, logout } from '@wohlauf/contract/authentication/authentication'
import { createUserGoal, getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

/** Applies to all apps. */
const LOWEST = '1.2.0'

const testServer = await startTestServer({ environment: { LOWEST_MOBILE_APP_VERSION: LOWEST } })
afterAll(testServer.stop)

const STORE = 'https://play.google.com/store/apps/details?id=de.example'

const createApp = async (lowest: string | null) => {
  const app = await testServer.createApp({ playStoreLink: STORE })
  await testServer.adminPool.query('UPDATE app SET lowest_shell_version = $1 WHERE app_id = $2', [
    lowest,
    app.appId,
  ])
  return app
}

/** A learner with a native app of a version; null is a browser. */
const createCaller = async (version: string | null, lowest: string | null = null) => {
  const app = await createApp(lowest)
  const { user, as } = await createLearner(testServer, app)
  const headers = version === null ? {} : { 'mobile-app-version': version }
  return { app, user, native: { ...as, headers }, web: as, visitor: { host: app.host, headers } }
}

const OUTDATED = [426, 'shell-outdated']

test.each<[version: string | null, ofApp: string | null, isRefused: boolean]>([
  ['1.1.9', null, true],
  ['1.2.0', null, false],
  ['1.2', null, false],
  ['1.10.0', null, false],
  ['neu', null, true],
  ['', null, true],
  [null, null, false],
  ['1.4.6', '1.4.7', true],
  ['1.4.7', '1.4.7', false],
  ['1.4.8', '1.4.7', false],
  ['neu', '1.4.7', true],
  [null, '1.4.7', false],
  // An app accepts none that the operator refuses.
  ['1.1.9', '1.0', true],
])('the version %j in an app that takes %s is refused: %s', async (version, ofApp, isRefused) => {
  const { native, visitor } = await createCaller(version, ofApp)
  expect(await testServer.call(getAuthenticatedUser, {}, native).then(outcome)).toEqual(
    isRefused ? OUTDATED : 200,
  )
  expect(await testServer.call(getAuthenticatedUser, {}, visitor).then(outcome)).toEqual(
    isRefused ? OUTDATED : [401, 'authentication-required'],
  )
})

test('without a limit every version is accepted', async () => {
  const other = await startTestServer()
  try {
    const { as } = await createLearner(other)
    const headers = { 'mobile-app-version': 'neu' }
    expect(await other.call(getAuthenticatedUser, {}, { ...as, headers }).then(outcome)).toBe(200)
  } finally {
    await other.stop()
  }
})

test('the refusal has a sentence and the app’s links to the stores', async () => {
  const { app, native, visitor } = await createCaller('1.0')
  for (const caller of [native, visitor]) {
    const { body } = await testServer.call(getUserGoalProgress, {}, caller)
    expect(body).toMatchObject({
      identifier: 'shell-outdated',
      message: 'Diese Version der App ist zu alt. Bitte aktualisiere sie.',
      appId: app.appId,
      appStoreLink: null,
      playStoreLink: STORE,
    })
  }
})

describe('an outdated native app', () => {
  test('may query the app of a host', async () => {
    const { app, visitor } = await createCaller('1.0')
    expect((await testServer.call(getAppOfHost, {}, visitor)).body.appId).toBe(app.appId)
  })

  test('may log out', async () => {
    const { native, web } = await createCaller('1.0')
    expect(await testServer.call(logout, {}, native).then(outcome)).toBe(200)
    expect(await testServer.call(getAuthenticatedUser, {}, web).then(outcome)).toEqual([
      401,
      'authentication-required',
    ])
  })

  test('changes nothing', async () => {
    const { native, web } = await createCaller('1.0')
    const goal = { title: 'Mehr schlafen' }
    const goals = async () => (await testServer.call(getUserGoalProgress, {}, web)).body.userGoalProgress
    expect(await testServer.call(createUserGoal, goal, native).then(outcome)).toEqual(OUTDATED)
    expect(await goals()).toEqual([])
    expect(await testServer.call(createUserGoal, goal, web).then(outcome)).toBe(200)
    expect(await goals()).toHaveLength(1)
  })

  test('does not use its session, and takes from no limit', async () => {
    const { user, native, visitor } = await createCaller('1.0')
    const rowsOf = async (text: string, values: unknown[] = []) =>
      (await testServer.adminPool.query(text, values)).rows
    const state = async () => ({
      session: await rowsOf('SELECT last_seen_at FROM session WHERE user_id = $1', [user.id]),
      limits: await rowsOf('SELECT taken FROM rate_limit ORDER BY key'),
    })
    const before = await state()
    testServer.clock.advance(60 * 60 * 1000)
    const input = { userEmailAddress: user.emailAddress }
    expect(await testServer.call(getAuthenticatedUser, {}, native).then(outcome)).toEqual(OUTDATED)
    expect(await testServer.call(requestPasswordReset, input, visitor).then(outcome)).toEqual(OUTDATED)
    expect(await state()).toEqual(before)
    await testServer.call(getAuthenticatedUser, {}, { ...native, headers: {} })
    await testServer.call(requestPasswordReset, input, { host: visitor.host })
    const { session, limits } = await state()
    expect(session).not.toEqual(before.session)
    expect(limits).toHaveLength(before.limits.length + 2)
  })
})
