import { getAuthenticatedUser, logout } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const isSignedIn = async (as: object) =>
  (await testServer.call(getAuthenticatedUser, {}, as).then(outcome)) === 200

test('ends this session and no other', async () => {
  const { user, as } = await createLearner(testServer)
  const otherDevice = { ...as, token: await testServer.signIn(user) }
  const { status, body } = await testServer.call(logout, {}, as)
  expect([status, body]).toEqual([200, {}])
  expect([await isSignedIn(as), await isSignedIn(otherDevice)]).toEqual([false, true])
})

test('succeeds a second time, without a token and with an unknown one', async () => {
  const { as } = await createLearner(testServer)
  for (const token of [as.token, as.token, null, 'x'.repeat(43), 'kein Token'])
    expect(await testServer.call(logout, {}, { ...as, token }).then(outcome)).toBe(200)
})

test('removes an expired session, too', async () => {
  const { user, as } = await createLearner(testServer)
  testServer.clock.advance(200 * 24 * 60 * 60 * 1000)
  expect(await isSignedIn(as)).toBe(false)
  expect(await testServer.call(logout, {}, as).then(outcome)).toBe(200)
  const { rows } = await testServer.adminPool.query('SELECT FROM session WHERE user_id = $1', [user.id])
  expect(rows).toEqual([])
})

test('ends nothing on another app’s host', async () => {
  const { as } = await createLearner(testServer)
  const elsewhere = await testServer.createApp()
  expect(await testServer.call(logout, {}, { ...as, host: elsewhere.host }).then(outcome)).toBe(200)
  expect(await isSignedIn(as)).toBe(true)
})

const CLEARED = 'clear-site-data'

test('makes the browser clear its storage for the app', async () => {
  const { as } = await createLearner(testServer)
  const { headers } = await testServer.call(logout, {}, as)
  expect(headers[CLEARED]).toBe('"storage"')
})

test('clears nothing for another site, whose calls contain no token', async () => {
  const { app } = await createLearner(testServer)
  const answers = [
    await testServer.call(logout, {}, { host: app.host }),
    // Requests that a page can send to another site without a preflight request.
    await testServer.send({ method: 'POST', url: logout.path, host: app.host }),
  ]
  expect(answers.map(({ status, headers }) => [status, headers[CLEARED]])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
})

test('no other answer clears the storage', async () => {
  const { as } = await createLearner(testServer)
  expect((await testServer.call(getAuthenticatedUser, {}, as)).headers).not.toHaveProperty(CLEARED)
})
