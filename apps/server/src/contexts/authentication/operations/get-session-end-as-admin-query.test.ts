import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { getSessionEndAsAdmin } from '@wohlauf/contract/authentication/session-end'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const MINUTE_MS = 60_000

test('an admin who only asks is logged out after half an hour; the call that the warning sends prevents it', async () => {
  const admin = await testServer.createAdmin()
  const [asking, staying] = [await testServer.signInAdmin(admin), await testServer.signInAdmin(admin)]
  const start = testServer.clock.now().getTime()
  const ask = (token: string) => testServer.call(getSessionEndAsAdmin, {}, { token })
  const endAfter = (minutes: number) => ({
    endsAt: new Date(start + minutes * MINUTE_MS).toISOString(),
    isExtendable: true,
  })
  testServer.clock.advance(28 * MINUTE_MS)
  for (const token of [asking, staying]) expect((await ask(token)).body).toEqual(endAfter(30))
  await testServer.call(getAuthenticatedAdmin, {}, { token: staying })
  expect((await ask(staying)).body).toEqual(endAfter(58))
  testServer.clock.advance(2 * MINUTE_MS)
  expect((await ask(asking)).status).toBe(401)
  expect((await ask(staying)).body).toEqual(endAfter(58))
})
