import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { acceptPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'
import { afterAll, expect, test } from 'vitest'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

let count = 0
const register = async ({ as }: Learner, deviceIdentifier: string): Promise<void> => {
  testServer.clock.advance(1000)
  const token = { operatingSystem: 'android' as const, pushNotificationToken: `token-${++count}` }
  expect((await testServer.call(acceptPushNotifications, { deviceIdentifier, ...token }, as)).status).toBe(
    200,
  )
}
const devicesOf = async ({ as }: Learner): Promise<string[]> =>
  (await testServer.call(getAuthenticatedUser, {}, as)).body.user.pushNotificationConfigurations.map(
    ({ deviceIdentifier }) => deviceIdentifier,
  )

test('a user has 20 devices at most: another one replaces the least recently used', async () => {
  const [learner, other] = [await createLearner(testServer), await createLearner(testServer)]
  await register(other, 'telefon')
  for (let number = 1; number <= 20; number++) await register(learner, `telefon-${number}`)
  await register(learner, 'telefon-1')
  expect(await devicesOf(learner)).toHaveLength(20)
  await register(learner, 'telefon-21')
  const devices = await devicesOf(learner)
  expect([devices.length, devices.includes('telefon-1'), devices.includes('telefon-2')]).toEqual([
    20,
    true,
    false,
  ])
  expect(await devicesOf(other)).toEqual(['telefon'])
})
