import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the same as the login did', async () => {
  const { user, app, as } = await createLearner(testServer)
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  const session = await testServer.call(login, credentials, { host: app.host })
  const { status, body } = await testServer.call(getAuthenticatedUser, {}, as)
  expect([status, body]).toEqual([200, session.body])
})

test('without a session returns only the app’s settings, for the login page', async () => {
  const app = await testServer.createApp({
    features: ['BLOG', 'ABOUT'],
    title: 'Wohlauf Bewegung',
    preventionType: 'MOVEMENT',
    style: 'wohlauf',
    playStoreLink: 'https://apps.example/2',
  })
  const { status, body } = await testServer.call(getAuthenticatedUser, {}, { host: app.host })
  expect([status, body]).toEqual([
    401,
    {
      identifier: 'authentication-required',
      message: 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.',
      appId: app.appId,
      appTitle: 'Wohlauf Bewegung',
      appPreventionType: 'MOVEMENT',
      appStyle: 'wohlauf',
      appScale: null,
      appNightScale: null,
      appLogo: null,
      optionalLegalTexts: [],
      hasAccessibilityStatement: false,
      appHost: app.host,
      appEnabledFeatures: ['BLOG', 'ABOUT'],
      appStoreLink: null,
      playStoreLink: 'https://apps.example/2',
    },
  ])
})

test('returns not-found on a host without an app', async () => {
  const { status, body } = await testServer.call(getAuthenticatedUser, {}, { host: 'anderswo.test' })
  expect([status, body]).toEqual([
    404,
    { identifier: 'unknown-host', message: 'Unter dieser Adresse ist keine App eingerichtet.' },
  ])
})

test('names the app’s main host on another of its hosts', async () => {
  const app = await testServer.createApp({ otherHosts: ['alt.test'] })
  const { body } = await testServer.call(getAuthenticatedUser, {}, { host: 'alt.test' })
  expect((body as { appHost: string }).appHost).toBe(app.host)
})

test('accepts the app’s and the user’s id from older clients, and refuses ids of others', async () => {
  const { user, app, as } = await createLearner(testServer)
  const other = await createLearner(testServer, app)
  const right = { appId: app.appId, userId: user.id }
  expect(await testServer.call(getAuthenticatedUser, right, as).then(outcome)).toBe(200)
  for (const wrong of [{ appId: NOWHERE }, { userId: other.user.id }, { ...right, userId: 'ich' }])
    expect(await testServer.call(getAuthenticatedUser, wrong, as).then(outcome)).toEqual([403, 'not-allowed'])
})

test('a disabled user is logged out immediately, with a message', async () => {
  const { user, as } = await createLearner(testServer)
  await testServer.adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [user.id])
  const { status, refusal } = await testServer.call(getAuthenticatedUser, {}, as)
  expect([status, refusal?.message]).toEqual([401, 'Dein Account wurde deaktiviert.'])
})

test('a changed role takes effect with the next call', async () => {
  const { user, as } = await createLearner(testServer)
  await testServer.adminPool.query(`UPDATE app_user SET role = 'ROLE_APP_MANAGER' WHERE id = $1`, [user.id])
  const { body } = await testServer.call(getAuthenticatedUser, {}, as)
  expect(body.user).toMatchObject({ role: { role: 'ROLE_APP_MANAGER' }, isAppManager: true })
})
