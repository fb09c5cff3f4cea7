import { adminLogin, getAuthenticatedAdmin, login } from '@wohlauf/contract/authentication'
import { afterAll, expect, test } from 'vitest'
import { PASSWORD } from '../../../testing/people.ts'
import { outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)
const app = await house.createApp()

const failed = { identifier: 'login-failed', message: 'Die Anmeldung ist fehlgeschlagen' }

test('answers with the admin, and the session’s token in the header', async () => {
  const admin = await house.createAdmin()
  const { status, body, headers } = await house.call(adminLogin, {
    emailAddress: admin.emailAddress.toUpperCase(),
    password: PASSWORD,
  })
  expect([status, body]).toEqual([200, { admin: { id: admin.id, emailAddress: admin.emailAddress } }])
  const token = headers['auth-token'] ?? ''
  expect(await house.call(getAuthenticatedAdmin, {}, { token }).then(outcome)).toBe(200)
  const { rows } = await house.adminPool.query(
    'SELECT idle_seconds, extract(epoch FROM expires_at - created_at)::int AS life FROM admin_session',
  )
  expect(rows).toEqual([{ idle_seconds: 30 * 60, life: 12 * 60 * 60 }])
})

test('fails in one and the same way, whatever was wrong', async () => {
  const admin = await house.createAdmin()
  const disabled = await house.createAdmin({ isDisabled: true })
  const learner = await house.createUser({ app })
  for (const [emailAddress, password] of [
    [admin.emailAddress, 'falsch'],
    [disabled.emailAddress, PASSWORD],
    [learner.emailAddress, PASSWORD],
    ['niemand@demo.example', PASSWORD],
  ] as const) {
    const { status, body, headers } = await house.call(adminLogin, { emailAddress, password })
    expect([status, body, headers['auth-token']]).toEqual([400, failed, undefined])
  }
})

test('is found on the admin site only, and the apps’ login on theirs', async () => {
  const { emailAddress } = await house.createAdmin()
  const given = { emailAddress, password: PASSWORD }
  expect(await house.call(adminLogin, given, { host: app.host }).then(outcome)).toEqual([404, 'not-found'])
  expect(await house.call(login, given, { host: 'admin.test' }).then(outcome)).toEqual([404, 'not-found'])
})
