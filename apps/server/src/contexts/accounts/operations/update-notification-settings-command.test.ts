import { updateNotificationSettings } from '@wohlauf/contract/accounts/notification-settings'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const EMAIL = 'EMAIL_HABIT_REMINDER' as const
const PUSH = 'PUSH_HABIT_REMINDER' as const

test.each([
  { given: [EMAIL], kept: [EMAIL] },
  { given: [EMAIL, PUSH], kept: [EMAIL, PUSH] },
  { given: [PUSH, EMAIL, PUSH, PUSH, EMAIL], kept: [PUSH, EMAIL] },
  { given: [], kept: [] },
])('$given is stored as $kept', async ({ given, kept }) => {
  const { app, as } = await createLearner(testServer)
  const other = await createLearner(testServer, app)
  const { status } = await testServer.call(updateNotificationSettings, { notificationSettings: given }, as)
  expect(status).toBe(200)
  const settingsOf = async (of: typeof as) =>
    (await testServer.call(getAuthenticatedUser, {}, of)).body.user.notificationSettings
  expect(await settingsOf(as)).toEqual(kept)
  expect(await settingsOf(other.as)).toEqual([PUSH])
})

test.each([
  { what: 'an unknown channel', notificationSettings: ['SMS'] },
  { what: 'no list', notificationSettings: EMAIL },
  { what: 'eleven entries', notificationSettings: Array.from({ length: 11 }, () => EMAIL) },
])('$what is refused, and nothing changes', async ({ notificationSettings }) => {
  const { as } = await createLearner(testServer)
  const input = { notificationSettings } as unknown as { notificationSettings: [] }
  expect(await testServer.call(updateNotificationSettings, input, as).then(outcome)).toEqual([
    400,
    'not-valid',
  ])
  const { body } = await testServer.call(getAuthenticatedUser, {}, as)
  expect(body.user.notificationSettings).toEqual([PUSH])
})
