import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('says who the admin is', async () => {
  const admin = await house.createAdmin()
  const { status, body } = await house.call(
    getAuthenticatedAdmin,
    {},
    { token: await house.signInAdmin(admin) },
  )
  expect([status, body]).toEqual([200, { admin: { id: admin.id, emailAddress: admin.emailAddress } }])
})

test('to anybody else it is a 401 that tells nothing of any app', async () => {
  const { as } = await createLearner(house)
  for (const token of [null, as.token]) {
    const { status, body } = await house.call(getAuthenticatedAdmin, {}, { token })
    expect([status, body]).toEqual([
      401,
      {
        identifier: 'authentication-required',
        message: 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.',
      },
    ])
  }
})

test('disabling an admin ends the session at once', async () => {
  const admin = await house.createAdmin()
  const token = await house.signInAdmin(admin)
  await house.adminPool.query('UPDATE admin_user SET is_disabled = true WHERE id = $1', [admin.id])
  expect((await house.call(getAuthenticatedAdmin, {}, { token })).status).toBe(401)
})
