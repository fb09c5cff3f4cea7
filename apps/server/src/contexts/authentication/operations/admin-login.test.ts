import { adminLogin, getAuthenticatedAdmin, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()

const failed = { identifier: 'login-failed', message: 'Die Anmeldung ist fehlgeschlagen' }

test('returns the admin, and the session’s token in the header', async () => {
  const admin = await testServer.createAdmin()
  const { status, body, headers } = await testServer.call(adminLogin, {
    emailAddress: admin.emailAddress.toUpperCase(),
    password: PASSWORD,
  })
  const { id, emailAddress } = admin
  expect([status, body]).toEqual([200, { admin: { id, emailAddress, secondFactor: 'ADVISED' } }])
  const token = headers['auth-token'] ?? ''
  expect(await testServer.call(getAuthenticatedAdmin, {}, { token }).then(outcome)).toBe(200)
  const { rows } = await testServer.adminPool.query(
    'SELECT idle_seconds, extract(epoch FROM expires_at - created_at)::int AS life FROM admin_session',
  )
  expect(rows).toEqual([{ idle_seconds: 30 * 60, life: 12 * 60 * 60 }])
})

test('fails in the same way for every wrong part', async () => {
  const admin = await testServer.createAdmin()
  const disabled = await testServer.createAdmin({ isDisabled: true })
  const learner = await testServer.createUser({ app })
  for (const [emailAddress, password] of [
    [admin.emailAddress, 'falsch'],
    [disabled.emailAddress, PASSWORD],
    [learner.emailAddress, PASSWORD],
    ['niemand@demo.example', PASSWORD],
  ] as const) {
    const { status, body, headers } = await testServer.call(adminLogin, { emailAddress, password })
    expect([status, body, headers['auth-token']]).toEqual([400, failed, undefined])
  }
})

test('is available only on the admin site, and the apps’ login only on theirs', async () => {
  const { emailAddress } = await testServer.createAdmin()
  const credentials = { emailAddress, password: PASSWORD }
  expect(await testServer.call(adminLogin, credentials, { host: app.host }).then(outcome)).toEqual([
    404,
    'not-found',
  ])
  expect(await testServer.call(login, credentials, { host: 'admin.test' }).then(outcome)).toEqual([
    404,
    'not-found',
  ])
})
