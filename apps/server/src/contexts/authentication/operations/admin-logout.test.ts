import { adminLogout, getAuthenticatedAdmin } from '@wohlauf/contract/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('ends this session and no other, and always succeeds', async () => {
  const admin = await house.createAdmin()
  const [token, other] = [await house.signInAdmin(admin), await house.signInAdmin(admin)]
  for (const each of [token, token, null, 'x'.repeat(43)]) {
    const { status, body, headers } = await house.call(adminLogout, {}, { token: each })
    expect([status, body]).toEqual([200, {}])
    expect(headers['clear-site-data']).toBe(each ? '"storage"' : undefined)
  }
  const isSignedIn = (each: string) => house.call(getAuthenticatedAdmin, {}, { token: each }).then(outcome)
  expect(await isSignedIn(token)).toEqual([401, 'authentication-required'])
  expect(await isSignedIn(other)).toBe(200)
})
