import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getSessionEnd } from '@wohlauf/contract/authentication/session-end'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]

const endAfter = (start: number, ms: number, isExtendable: boolean) => [
  200,
  { endsAt: new Date(start + ms).toISOString(), isExtendable },
]

test.each(['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const)(
  'says when the session of %s ends; asking is no use, and the call that the warning sends is',
  async (role) => {
    const token = await testServer.signIn(await testServer.createUser({ app, role }))
    const start = testServer.clock.now().getTime()
    const ask = async () => {
      const { status, body } = await testServer.call(getSessionEnd, {}, { token })
      return [status, body]
    }
    expect(await ask()).toEqual(endAfter(start, 12 * HOUR_MS, true))
    const usedAfter = 12 * HOUR_MS - 2 * MINUTE_MS
    testServer.clock.advance(usedAfter)
    await ask()
    expect(await ask()).toEqual(endAfter(start, 12 * HOUR_MS, true))
    await testServer.call(getAuthenticatedUser, {}, { token })
    expect(await ask()).toEqual(endAfter(start, usedAfter + 12 * HOUR_MS, true))
    for (let age = usedAfter + 11 * HOUR_MS; age < 7 * DAY_MS; age += 11 * HOUR_MS) {
      testServer.clock.advance(11 * HOUR_MS)
      await testServer.call(getAuthenticatedUser, {}, { token })
    }
    expect(await ask()).toEqual(endAfter(start, 7 * DAY_MS, false))
    testServer.clock.advance(11 * HOUR_MS)
    expect((await ask())[0]).toBe(401)
  },
)
