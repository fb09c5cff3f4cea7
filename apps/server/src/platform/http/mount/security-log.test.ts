import { type AddressInfo, connect } from 'node:net'
import {
  confirmEmailAddressChange,
  requestEmailAddressChange,
  stopEmailAddressChange,
} from '@wohlauf/contract/accounts/email-address'
import {
  confirmPasswordReset,
  requestPasswordReset,
  updateUserPassword,
} from '@wohlauf/contract/accounts/passwords'
import { endAllOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import {
  adminLogin,
  adminLogout,
  getAuthenticatedAdmin,
  getAuthenticatedImpersonation,
  getAuthenticatedUser,
  login,
  logout,
} from '@wohlauf/contract/authentication/authentication'
import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { getModulesAsManager, updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { NOWHERE } from '../../../testing/content/reading.ts'
import { makePicture } from '../../../testing/files/picture.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

type Line = { event: string; user: string | null; appId: string | null; omitted?: number } & Record<
  string,
  unknown
>

let lines: string[] = []
const testServer = await startTestServer({ log: (line) => lines.push(line) })
afterAll(testServer.stop)
const app = await testServer.createApp({ features: [] })
const logLines = (): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security')
const events = () => logLines().map(({ event, user, appId }) => [event, user, appId])
/** Each test begins in a new minute. */
beforeEach(() => {
  testServer.clock.advance(60_000)
  lines = []
})

/** New users for each test, so that no event is about an account whose budget another test has used up. */
const create = async (role?: 'ROLE_APP_MANAGER') => {
  const user = await testServer.createUser({ app, ...(role ? { role } : {}), lastName: 'Geheimrat' })
  return { ...user, as: { token: await testServer.signIn(user) } }
}
const NEW_PASSWORD = 'ein-anderes-gutes-passwort'
const PERSONAL = [PASSWORD, NEW_PASSWORD, '@demo.example', 'Geheimrat', 'falsch7c41', '203.0.113.9', 'x.png']
const expectEvents = async (expected: [string, string | null, string | null][]) => {
  const pseudonymOf = (id: string | null) => id && testServer.services.pseudonymOf(id)
  expect(events()).toEqual(expected.map(([event, id, appId]) => [event, pseudonymOf(id), appId]))
  // No line of the log, of any kind, names a person by the database's id.
  for (const line of lines) for (const [, id] of expected) if (id) expect(line).not.toContain(id)
  for (const line of logLines()) {
    expect(Object.keys(line).sort()).toEqual(
      ['appId', 'event', 'hostname', 'level', 'msg', 'pid', 'reqId', 'time', 'user'].sort(),
    )
    expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/)
  }
  for (const line of lines) for (const secret of PERSONAL) expect(line).not.toContain(secret)
}

const logIn = (emailAddress: string, password: string) =>
  testServer.send({
    method: 'POST',
    url: login.path,
    payload: { emailAddress, password },
    remoteAddress: '203.0.113.9',
  })

test('a failed login logs the account, and a throttled one that it was throttled', async () => {
  const user = await create()
  const disabledUser = await testServer.createUser({ app, isDisabled: true })
  await logIn(user.emailAddress, 'falsch7c41')
  await logIn('niemand@demo.example', 'falsch7c41')
  await logIn(disabledUser.emailAddress, PASSWORD)
  for (let count = 0; count < 5; count += 1) await logIn(user.emailAddress, 'falsch7c41')
  await logIn(user.emailAddress, PASSWORD)
  await expectEvents([
    ['login-failed', user.id, app.appId],
    ['login-failed', null, app.appId],
    ['login-failed', disabledUser.id, app.appId],
    ...Array.from({ length: 4 }, () => ['login-failed', user.id, app.appId] as [string, string, string]),
    ...Array.from({ length: 2 }, () => ['login-throttled', null, app.appId] as [string, null, string]),
  ])
})

test("an admin's login and logout are logged without an app", async () => {
  const admin = await testServer.createAdmin()
  await testServer.call(adminLogin, { emailAddress: admin.emailAddress, password: 'falsch7c41' })
  const { headers } = await testServer.call(adminLogin, {
    emailAddress: admin.emailAddress,
    password: PASSWORD,
  })
  const token = headers['auth-token'] ?? ''
  for (let count = 0; count < 2; count += 1) await testServer.call(adminLogout, {}, { token })
  await testServer.call(getAuthenticatedAdmin, {}, { token })
  await expectEvents([
    ['login-failed', admin.id, null],
    ['logged-out', admin.id, null],
    ['admission-refused', null, null],
  ])
})

test('a refused caller is logged, but not every visitor without a session', async () => {
  const user = await create()
  const manager = await create('ROLE_APP_MANAGER')
  await testServer.call(getAuthenticatedUser, {})
  await testServer.call(getModulesAsManager, {}, user.as)
  await testServer.call(getDocuments, {}, user.as)
  await testServer.call(getAuthenticatedUser, {}, { token: 'x'.repeat(43) })
  await testServer.call(getModulesAsManager, {}, manager.as)
  await expectEvents([
    ['admission-refused', user.id, app.appId],
    ['admission-refused', user.id, app.appId],
    ['admission-refused', null, app.appId],
  ])
})

test('changes of password and address are logged when they are completed', async () => {
  const user = await create()
  const change = (userCurrentPassword: string, userNewPassword: string) =>
    testServer.call(updateUserPassword, { userCurrentPassword, userNewPassword }, user.as)
  await change('falsch7c41', NEW_PASSWORD)
  await change(PASSWORD, 'zu kurz')
  const { headers } = await change(PASSWORD, NEW_PASSWORD)
  const as = { token: headers['auth-token'] ?? '' }
  await testServer.call(proveIdentity, { currentPassword: NEW_PASSWORD }, as)
  await testServer.call(requestEmailAddressChange, { userEmailAddress: 'neu-7@demo.example' }, as)
  const link = { confirmationToken: await mailedToken(testServer, 'neu-7@demo.example') }
  for (let count = 0; count < 2; count += 1) await testServer.call(confirmEmailAddressChange, link)
  const back = { confirmationToken: await mailedToken(testServer, user.emailAddress) }
  await testServer.call(stopEmailAddressChange, back)
  await testServer.call(requestPasswordReset, { userEmailAddress: user.emailAddress })
  const reset = {
    confirmationToken: await mailedToken(testServer, user.emailAddress),
    userPassword: PASSWORD,
  }
  for (let count = 0; count < 2; count += 1) await testServer.call(confirmPasswordReset, reset)
  const ofUser = (event: string): [string, string, string] => [event, user.id, app.appId]
  await expectEvents([
    ofUser('current-password-wrong'),
    ofUser('password-changed'),
    ofUser('identity-proved'),
    ofUser('email-address-change-asked'),
    ofUser('email-address-changed'),
    ofUser('email-address-change-stopped'),
    ['password-reset-asked', null, app.appId],
    ofUser('password-reset-done'),
  ])
})

test('an upload refused for its files is logged; one refused for its fields is not', async () => {
  const manager = await create('ROLE_APP_MANAGER')
  const { moduleId } = await testServer.createModule(app)
  const upload = (id: string, bytes: Buffer) =>
    testServer.call(
      updateModuleImageAsManager,
      { moduleId: id },
      { ...manager.as, files: { imageFile: { bytes, fileName: 'x.png', type: 'image/png' } } },
    )
  expect((await upload(moduleId, Buffer.from('falsch7c41'))).status).toBe(415)
  expect((await upload(moduleId, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  expect((await upload(NOWHERE, await makePicture())).status).toBe(404)
  await expectEvents([
    ['upload-refused', manager.id, app.appId],
    ['upload-refused', manager.id, app.appId],
  ])
})

test('a visit of an admin is logged from beginning to end, with its refused calls', async () => {
  const user = await create()
  const admin = await testServer.createAdmin()
  const asAdmin = { token: await testServer.signInAdmin(admin) }
  const { body } = await testServer.call(getImpersonationUrlForUserAsAdmin, { userId: user.id }, asAdmin)
  const token = new URL(body.impersonationURL).pathname.split('/').at(-1) ?? ''
  const begin = () =>
    testServer.call(getAuthenticatedImpersonation, { token }, { headers: { 'app-version': '1.0.0' } })
  const visit = { token: (await begin()).headers['auth-token'] ?? '' }
  expect((await begin()).status).toBe(404)
  expect((await testServer.call(endAllOwnSessions, {}, visit)).status).toBe(403)
  for (let count = 0; count < 2; count += 1) await testServer.call(logout, {}, visit)
  await testServer.call(logout, {}, user.as)
  await expectEvents([
    ['impersonation-begun', user.id, app.appId],
    ['admission-refused', user.id, app.appId],
    ['impersonation-ended', user.id, app.appId],
    ['logged-out', user.id, app.appId],
  ])
})

test('events of a rolled-back transaction are not logged', async () => {
  const user = await create()
  await testServer.adminPool.query(
    `CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
     CREATE TRIGGER refuse_mail BEFORE INSERT ON mail EXECUTE FUNCTION refuse_mail()`,
  )
  const input = { userCurrentPassword: PASSWORD, userNewPassword: NEW_PASSWORD }
  const { status } = await testServer.call(updateUserPassword, input, user.as)
  await testServer.adminPool.query('DROP TRIGGER refuse_mail ON mail')
  expect([status, events()]).toEqual([500, []])
})

test('a flood of events is logged as ten lines and a number', async () => {
  const user = await create()
  for (let count = 0; count < 50; count += 1) await testServer.call(getModulesAsManager, {}, user.as)
  expect(logLines()).toHaveLength(10)
  testServer.clock.advance(60_000)
  await testServer.call(getAuthenticatedUser, {}, user.as)
  expect(logLines().at(-1)).toMatchObject({ event: 'admission-refused', user: null, omitted: 40 })
})

test('events of a client that disconnects before the answer are logged', async () => {
  const user = await create()
  await testServer.server.listen({ port: 0, host: '127.0.0.1' })
  const payload = JSON.stringify({ emailAddress: user.emailAddress, password: 'falsch7c41' })
  const socket = connect((testServer.server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(
    [
      `POST ${login.path} HTTP/1.1`,
      `host: ${app.host}`,
      'content-type: application/json',
      `content-length: ${payload.length}`,
      '',
      payload,
    ].join('\r\n'),
    () => socket.destroy(),
  )
  const pseudonym = testServer.services.pseudonymOf(user.id)
  await expect.poll(events).toEqual([['login-failed', pseudonym, app.appId]])
})
