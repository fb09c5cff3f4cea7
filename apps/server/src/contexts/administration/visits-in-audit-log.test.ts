import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { getAuthenticatedImpersonation, login, logout } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const admin = await testServer.createAdmin()
const asAdmin = { token: await testServer.signInAdmin(admin) }

const entriesAbout = async (userId: string) => {
  const { rows } = await testServer.adminPool.query(
    `SELECT operation, actor_id, actor_role, of_app_id, target_kind FROM audit_entry WHERE target_id = $1 ORDER BY id`,
    [userId],
  )
  return rows
}

const beginVisit = async (userId: string) => {
  const { body } = await testServer.call(getImpersonationUrlForUserAsAdmin, { userId }, asAdmin)
  const token = body.impersonationURL.split('/').at(-1) ?? ''
  const options = { host: app.host, headers: { 'app-version': '1' } }
  const { status, headers } = await testServer.call(getAuthenticatedImpersonation, { token }, options)
  expect(status).toBe(200)
  return { host: app.host, token: String(headers['auth-token']) }
}

const byAdmin = (operation: string) => ({
  operation,
  actor_id: admin.id,
  actor_role: null,
  of_app_id: app.appId,
  target_kind: 'user',
})
const PREPARED = byAdmin('administration/get-impersonation-url-for-user-as-admin-query')
const BEGUN = byAdmin('application/authentication/authenticated-impersonation')
const ENDED = byAdmin('application/authentication/logout')

test.each(['ROLE_USER', 'ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const)(
  'an admin’s visit at a %s is audited when it is prepared, begins and ends, with the admin as actor',
  async (role) => {
    const user = await testServer.createUser({ app, role })
    const visit = await beginVisit(user.id)
    expect(await entriesAbout(user.id)).toEqual([PREPARED, BEGUN])
    await testServer.call(logout, {}, visit)
    expect(await entriesAbout(user.id)).toEqual([PREPARED, BEGUN, ENDED])
  },
)

test('a visit whose account was disabled meanwhile ends all the same', async () => {
  const user = await testServer.createUser({ app })
  const visit = await beginVisit(user.id)
  await testServer.adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [user.id])
  expect((await testServer.call(logout, {}, visit)).status).toBe(200)
})

test('an invalid link, and a login or logout of the owner, write no entry', async () => {
  const user = await testServer.createUser({ app })
  const options = { host: app.host, headers: { 'app-version': '1' } }
  await testServer.call(getAuthenticatedImpersonation, { token: 'x'.repeat(43) }, options)
  const { headers } = await testServer.call(login, user, { host: app.host })
  await testServer.call(logout, {}, { host: app.host, token: String(headers['auth-token']) })
  const { rows } = await testServer.adminPool.query(
    'SELECT FROM audit_entry WHERE $1 IN (actor_id, target_id)',
    [user.id],
  )
  expect(rows).toEqual([])
})
