import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the admin', async () => {
  const admin = await testServer.createAdmin()
  const { status, body } = await testServer.call(
    getAuthenticatedAdmin,
    {},
    { token: await testServer.signInAdmin(admin) },
  )
  const { id, emailAddress } = admin
  expect([status, body]).toEqual([200, { admin: { id, emailAddress, secondFactor: 'ADVISED' } }])
})

test('answers any other caller with a 401 that reveals nothing about any app', async () => {
  const { as } = await createLearner(testServer)
  for (const token of [null, as.token]) {
    const { status, body } = await testServer.call(getAuthenticatedAdmin, {}, { token })
    expect([status, body]).toEqual([
      401,
      {
        identifier: 'authentication-required',
        message: 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.',
      },
    ])
  }
})

test('disabling an admin ends the session immediately', async () => {
  const admin = await testServer.createAdmin()
  const token = await testServer.signInAdmin(admin)
  await testServer.adminPool.query('UPDATE admin_user SET is_disabled = true WHERE id = $1', [admin.id])
  expect((await testServer.call(getAuthenticatedAdmin, {}, { token })).status).toBe(401)
})
