import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../../platform/sessions/token.ts'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp({ host: 'essen.test:3000' })
const admin = await testServer.createAdmin()
const token = await testServer.signInAdmin(admin)
const ask = (userId: string) => testServer.call(getImpersonationUrlForUserAsAdmin, { userId }, { token })

const rowsOf = async (userId: string) => {
  const { rows } = await testServer.adminPool.query('SELECT * FROM impersonation WHERE of_user_id = $1', [
    userId,
  ])
  return rows
}

test.each(['ROLE_USER', 'ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const)(
  'returns an address in the app of a %s, and records admin and account',
  async (role) => {
    const { id } = await testServer.createUser({ app, role })
    const { status, body } = await ask(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      impersonationURL: expect.stringMatching(/^http:\/\/essen\.test:3000\/profil\/[\w-]{43}$/),
    })
    const token = body.impersonationURL.split('/').at(-1) ?? ''
    expect(await rowsOf(id)).toEqual([
      {
        id: expect.any(String),
        token_hash: hashToken(token),
        admin_id: admin.id,
        of_app_id: app.appId,
        of_user_id: id,
        issued_at: testServer.clock.now(),
        expires_at: new Date(testServer.clock.now().getTime() + 60_000),
        used_at: null,
        ended_at: null,
      },
    ])
    const { rows } = await testServer.adminPool.query<{ row: string }>(
      'SELECT i::text AS row FROM impersonation i',
    )
    for (const { row } of rows) expect(row).not.toContain(token)
  },
)

test('finds a user in any app, and a disabled one', async () => {
  const other = await testServer.createApp({ host: 'bewegung.test' })
  const { id } = await testServer.createUser({ app: other, isDisabled: true })
  expect((await ask(id)).body.impersonationURL).toMatch(/^http:\/\/bewegung\.test\/profil\//)
})

test('returns another address each time', async () => {
  const { id } = await testServer.createUser({ app })
  const [one, two] = [await ask(id), await ask(id)]
  expect(one.body.impersonationURL).not.toBe(two.body.impersonationURL)
  expect(await rowsOf(id)).toHaveLength(2)
})

test('returns not-found for an unknown user, an admin, an app and the calling admin', async () => {
  const other = await testServer.createAdmin()
  for (const userId of [NOWHERE, admin.id, other.id, app.appId]) {
    expect(outcome(await ask(userId))).toEqual([404, 'not-found'])
    expect(await rowsOf(userId)).toEqual([])
  }
})

test('is for admins only', async () => {
  const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  for (const wrong of [null, await testServer.signIn(user)]) {
    const answer = await testServer.call(
      getImpersonationUrlForUserAsAdmin,
      { userId: user.id },
      { token: wrong },
    )
    expect(outcome(answer)).toEqual([401, 'authentication-required'])
  }
  expect(await rowsOf(user.id)).toEqual([])
})

test.each(['', 'x', NOWHERE.toUpperCase().replaceAll('0', 'A'), `${NOWHERE} `, "' OR 1=1 --"])(
  'refuses "%s" as an id',
  async (userId) => {
    expect(outcome(await ask(userId))).toEqual([400, 'not-valid'])
  },
)
