import { adminLogout, getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('ends this session and no other, and always succeeds', async () => {
  const admin = await testServer.createAdmin()
  const [token, other] = [await testServer.signInAdmin(admin), await testServer.signInAdmin(admin)]
  for (const each of [token, token, null, 'x'.repeat(43)]) {
    const { status, body, headers } = await testServer.call(adminLogout, {}, { token: each })
    expect([status, body]).toEqual([200, {}])
    expect(headers['clear-site-data']).toBe(each ? '"storage"' : undefined)
  }
  const isSignedIn = (each: string) =>
    testServer.call(getAuthenticatedAdmin, {}, { token: each }).then(outcome)
  expect(await isSignedIn(token)).toEqual([401, 'authentication-required'])
  expect(await isSignedIn(other)).toBe(200)
})
