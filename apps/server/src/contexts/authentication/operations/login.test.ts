import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp({
  title: 'Wohlauf Probe',
  preventionType: 'STRESS',
  style: 'wohlauf',
  appStoreLink: 'https://apps.example/1',
})

const sessions = async (userId: string) => {
  const { rows } = await testServer.adminPool.query(
    'SELECT client, idle_seconds FROM session WHERE user_id = $1',
    [userId],
  )
  return rows
}

test('returns the session as specified, and its token in the header', async () => {
  const user = await testServer.createUser({ app })
  const { status, body, headers } = await testServer.call(login, {
    emailAddress: user.emailAddress,
    password: PASSWORD,
    appId: app.appId,
  })
  expect([status, body]).toEqual([
    200,
    {
      user: {
        id: user.id,
        role: { role: 'ROLE_USER', meta: { sponsorId: null } },
        hasCompletedOnboarding: true,
        isAppManager: false,
        isSponsorManager: false,
        emailAddress: user.emailAddress,
        firstName: 'Petra',
        lastName: 'Probe',
        notificationSettings: ['PUSH_HABIT_REMINDER'],
        pushNotificationConfigurations: [],
        healthConsentVersion: HEALTH_DATA_CONSENT.version,
        isImpersonated: false,
      },
      appId: app.appId,
      appTitle: 'Wohlauf Probe',
      appPreventionType: 'STRESS',
      appStyle: 'wohlauf',
      appScale: null,
      appNightScale: null,
      appLogo: null,
      optionalLegalTexts: [],
      hasAccessibilityStatement: false,
      appHost: app.host,
      appEnabledFeatures: [...FEATURES],
      appStoreLink: 'https://apps.example/1',
      playStoreLink: null,
    },
  ])
  const token = headers['auth-token'] ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await testServer.call(getAuthenticatedUser, {}, { token }).then(outcome)).toBe(200)
  const { rows } = await testServer.adminPool.query(
    'SELECT last_authenticated_at AS at FROM app_user WHERE id = $1',
    [user.id],
  )
  expect(rows).toEqual([{ at: testServer.clock.now() }])
})

test('the token is stored nowhere, only its hash', async () => {
  const user = await testServer.createUser({ app })
  const { headers } = await testServer.call(login, { emailAddress: user.emailAddress, password: PASSWORD })
  const { rows } = await testServer.adminPool.query(
    'SELECT s::text AS text FROM session s WHERE user_id = $1',
    [user.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].text).not.toContain(headers['auth-token'])
})

test.each([
  ['ROLE_APP_MANAGER', true, false],
  ['ROLE_SPONSOR_MANAGER', false, true],
] as const)('returns the user of the session: %s', async (role, isAppManager, isSponsorManager) => {
  const { emailAddress } = await testServer.createUser({ app, role })
  const { body } = await testServer.call(login, { emailAddress, password: PASSWORD })
  expect(body.user).toMatchObject({ role: { role }, isAppManager, isSponsorManager })
})

test('the address is normalised', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const typedAddress = `  ${emailAddress.toUpperCase()} `
  expect(await testServer.call(login, { emailAddress: typedAddress, password: PASSWORD }).then(outcome)).toBe(
    200,
  )
})

test('a session in the native app lasts longer', async () => {
  const user = await testServer.createUser({ app })
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  await testServer.call(login, credentials)
  await testServer.call(login, credentials, { headers: { 'mobile-app-version': '1' } })
  const day = 24 * 60 * 60
  expect(await sessions(user.id)).toEqual(
    expect.arrayContaining([
      { client: 'web', idle_seconds: 14 * day },
      { client: 'native', idle_seconds: 60 * day },
    ]),
  )
})

describe('fails in the same way', () => {
  const failed = { identifier: 'login-failed', message: 'Die Anmeldung ist fehlgeschlagen' }

  test('with a wrong password', async () => {
    const user = await testServer.createUser({ app })
    for (const password of [`${PASSWORD} `, PASSWORD.toUpperCase(), 'x']) {
      const { status, refusal, headers } = await testServer.call(login, {
        emailAddress: user.emailAddress,
        password,
      })
      expect([status, refusal, headers['auth-token']]).toEqual([400, failed, undefined])
    }
    expect(await sessions(user.id)).toEqual([])
  })

  test('with an unknown address, or a user of another app', async () => {
    const elsewhere = await testServer.createUser({ app: await testServer.createApp() })
    for (const emailAddress of ['niemand@demo.example', elsewhere.emailAddress]) {
      const { status, refusal } = await testServer.call(login, { emailAddress, password: PASSWORD })
      expect([status, refusal]).toEqual([400, failed])
    }
    expect(await sessions(elsewhere.id)).toEqual([])
  })

  test('with an admin’s account', async () => {
    const { emailAddress } = await testServer.createAdmin()
    expect((await testServer.call(login, { emailAddress, password: PASSWORD })).refusal).toEqual(failed)
  })
})

test('reveals a disabled account only with its password', async () => {
  const user = await testServer.createUser({ app, isDisabled: true })
  const { status, body } = await testServer.call(login, {
    emailAddress: user.emailAddress,
    password: PASSWORD,
  })
  expect([status, body]).toEqual([
    401,
    expect.objectContaining({
      identifier: 'user-disabled',
      message: 'Dein Account wurde deaktiviert.',
      appTitle: 'Wohlauf Probe',
    }),
  ])
  const wrong = await testServer.call(login, { emailAddress: user.emailAddress, password: 'falsch' })
  expect(outcome(wrong)).toEqual([400, 'login-failed'])
  expect(await sessions(user.id)).toEqual([])
})

test.each<[object, Record<string, string>]>([
  [{}, { emailAddress: 'Dieses Feld muss gefüllt sein', password: 'Dieses Feld muss gefüllt sein' }],
  [
    { emailAddress: '', password: '' },
    { emailAddress: 'Dieses Feld muss gefüllt sein', password: 'Dieses Feld muss gefüllt sein' },
  ],
  [{ emailAddress: 'petra', password: 'x' }, { emailAddress: 'Die E-Mail-Adresse ist nicht gültig' }],
  [{ emailAddress: 'petra@demo.example', password: 5 }, { password: 'Der Wert ist nicht gültig' }],
])('requires both, and a well-formed address: %j', async (input, fields) => {
  const { status, refusal } = await testServer.call(login, input as never)
  expect([status, refusal?.fields]).toEqual([400, fields])
})

test('is refused for another app than the one of the host', async () => {
  const other = await testServer.createApp()
  const { emailAddress } = await testServer.createUser({ app })
  const credentials = { emailAddress, password: PASSWORD, appId: other.appId }
  expect(await testServer.call(login, credentials).then(outcome)).toEqual([403, 'not-allowed'])
})
