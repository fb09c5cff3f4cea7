import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import {
  acceptPushNotifications,
  rejectPushNotifications,
} from '@wohlauf/contract/push-notifications/push-notifications'
import { getUserProgress, markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { networkError } from '../../api/call-error.ts'
import { storedSession } from '../../api/stored-session.ts'
import { wasPushIntroduced } from '../../features/notifications/push/introduced.ts'
import { introducePush } from '../../session/push/push-introduction.ts'
import { pushRegistration } from '../../session/push/push-registration.ts'
import { tokenHash } from '../../session/push/token-hash.ts'
import { forgetSession } from '../../session/session.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { pushDevice } from '../../testing/push-device.ts'
import { sampleApp, sampleUser, someId } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'
const DEVICE = { deviceIdentifier: 'device-of-a-test', operatingSystem: 'android' }
const PUSH = { notificationSettings: ['PUSH_HABIT_REMINDER' as const] }

const learner = sampleUser('ROLE_USER', PUSH)
const dialog = () => page.getByRole('dialog', { name: 'Benachrichtigungen aktivieren' })
const celebration = () => page.getByRole('dialog', { name: 'Glückwunsch' })
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

const knownSince = (updatedAt: string, isAccepted: boolean): SessionUser => ({
  ...learner,
  pushNotificationConfigurations: [
    { deviceIdentifier: DEVICE.deviceIdentifier, isAccepted, updatedAt, tokenHash: null },
  ],
})

/** The server stores what it receives. */
const serveDevices = (server: FakeServer) => {
  const store = (isAccepted: boolean) => () => {
    const user = knownSince(new Date().toISOString(), isAccepted)
    server.on(getAuthenticatedUser, { ...sampleApp, user })
    return {}
  }
  server.on(acceptPushNotifications, store(true))
  server.on(rejectPushNotifications, store(false))
}

const reports = (server: FakeServer) => [
  ...server.callsOf(acceptPushNotifications).map(({ input }) => ({ accepted: input })),
  ...server.callsOf(rejectPushNotifications).map(({ input }) => ({ rejected: input })),
]

type ScreenOptions = { push: ReturnType<typeof pushDevice>; user?: SessionUser; isReload?: boolean }

const openWith = async (server: FakeServer, { push, user = learner, isReload = false }: ScreenOptions) => {
  serveDevices(server)
  const screen = await openScreen({ server, path: NOWHERE, user, push: push.client, isReload })
  return screen
}

const REGISTERED = [{ accepted: { ...DEVICE, pushNotificationToken: 'token-of-a-device' } }]
const REJECTED = [{ rejected: DEVICE }]

test.afterEach(() => vi.restoreAllMocks())

test.for([
  ['granted, and it is unknown', 'granted', learner, REGISTERED],
  ['granted, and its record is old', 'granted', knownSince('2026-01-01T12:00:00Z', true), REGISTERED],
  ['denied, and it is unknown', 'denied', learner, REJECTED],
] as const)(
  'the device is reported to the server: %s',
  async ([, permission, user, expected], { server }) => {
    const push = pushDevice({ permission })
    const { queryClient } = await openWith(server, { push, user })
    await expect.poll(() => reports(server)).toEqual(expected)
    // The user is fetched again, and then there is nothing left to report.
    await expect.poll(() => server.callsOf(getAuthenticatedUser).length).toBe(2)
    await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0)
    expect(reports(server)).toEqual(expected)
    expect(push.questions()).toBe(0)
  },
)

test('nothing is reported about a device that is known and fresh', async ({ server }) => {
  const push = pushDevice({ permission: 'granted' })
  const look = vi.spyOn(push.client, 'deviceIdentifier')
  const user = knownSince(new Date().toISOString(), true)
  const { queryClient } = await openWith(server, { push, user })
  await expect.poll(() => look.mock.calls.length).toBe(1)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(reports(server)).toEqual([])
})

test.for([
  ['another token than the server has', 'token-of-a-device', 1],
  ['lost its token', null, 1],
  ['the token that the server has', 'token-the-server-has', 0],
] as const)('at the start a device that has %s', async ([, token, times], { server }) => {
  const push = pushDevice({ operatingSystem: 'web', permission: 'granted' })
  const currentToken = vi.fn(async () => token)
  const [record] = knownSince(new Date().toISOString(), true).pushNotificationConfigurations
  const user = {
    ...learner,
    pushNotificationConfigurations: record
      ? [{ ...record, tokenHash: await tokenHash('token-the-server-has') }]
      : [],
  }
  await openWith(server, { push: { ...push, client: { ...push.client, currentToken } }, user })
  await expect.poll(() => pushRegistration.get()).toBe('done')
  expect([currentToken.mock.calls.length, server.callsOf(acceptPushNotifications).length]).toEqual([1, times])
})

test('without a network the device is what the server last knew', async ({ server }) => {
  const push = pushDevice({ operatingSystem: 'web', permission: 'granted' })
  const currentToken = () => Promise.reject(networkError())
  const user = knownSince(new Date().toISOString(), true)
  await openWith(server, { push: { ...push, client: { ...push.client, currentToken } }, user })
  await expect.poll(() => pushRegistration.get()).toBe('done')
  expect(reports(server)).toEqual([])
})

test('a browser in which this person has not activated push ends the subscription that another person has left', async ({
  server,
}) => {
  const push = pushDevice({ operatingSystem: 'web' })
  await openWith(server, { push })
  await expect.poll(push.releases).toBeGreaterThan(0)
  expect(reports(server)).toEqual([])
})

test('a logout ends the messages to the device', async ({ server }) => {
  const push = pushDevice({ permission: 'granted' })
  const { queryClient } = await openWith(server, { push })
  await expect.poll(() => reports(server)).toEqual(REGISTERED)
  forgetSession(queryClient, 'answers')
  expect(push.releases()).toBe(0)
  forgetSession(queryClient)
  expect(push.releases()).toBe(1)
})

test('a permission that was changed in the system’s settings is reported on return', async ({ server }) => {
  const push = pushDevice({ permission: 'granted' })
  const { queryClient } = await openWith(server, { push })
  await expect.poll(() => reports(server)).toEqual(REGISTERED)
  await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0)
  push.setPermission('denied')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => reports(server)).toEqual([...REGISTERED, ...REJECTED])
})

test('a call that failed is silent, and repeated on return', async ({ server }) => {
  const push = pushDevice({ permission: 'granted' })
  const opening = openWith(server, { push })
  server.refuse(acceptPushNotifications, 'unavailable')
  const { queryClient } = await opening
  await expect.poll(() => reports(server).length).toBe(1)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(page.getByRole('alert').elements()).toEqual([])
  serveDevices(server)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => reports(server)).toEqual([...REGISTERED, ...REGISTERED])
})

test.for([
  ['is reported', new Error('SERVICE_NOT_AVAILABLE'), 1],
  ['is not reported without the instance id service', new Error('MISSING_INSTANCEID_SERVICE'), 0],
] as const)('a failed registration %s', async ([, registrationError, times], { server }) => {
  const report = vi.spyOn(window, 'reportError').mockReturnValue()
  const push = pushDevice({ permission: 'granted', registrationError })
  const register = vi.spyOn(push.client, 'register')
  await openWith(server, { push })
  await expect.poll(() => register.mock.calls.length).toBe(1)
  await expect.poll(() => report.mock.calls).toEqual(times ? [[registrationError]] : [])
  expect(reports(server)).toEqual([])
})

test('the introduction comes before the system’s question, and the device is registered', async ({
  server,
}) => {
  const push = pushDevice()
  await openWith(server, { push })
  await expect.element(dialog()).toBeVisible()
  await expectAccessible()
  expect(push.questions()).toBe(0)
  await press('Aktivieren')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => reports(server)).toEqual(REGISTERED)
  expect(push.questions()).toBe(1)
})

test('a refusal of the system’s question is reported to the server', async ({ server }) => {
  const push = pushDevice({ answer: 'denied' })
  await openWith(server, { push })
  await press('Aktivieren')
  await expect.poll(() => reports(server)).toEqual(REJECTED)
})

test('it is remembered for the user of this device', async ({ server }) => {
  const push = pushDevice()
  await openWith(server, { push })
  await press('Später')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect([push.questions(), reports(server)]).toEqual([0, []])
  await expect.poll(wasPushIntroduced).toBe(true)
  storedSession.setOwner(sampleApp.appId, someId)
  expect(await wasPushIntroduced()).toBe(false)
})

test.for([
  ['before the introduction to the app', { hasCompletedOnboarding: false }],
  ['in a visit by an admin', { isImpersonated: true }],
] as const)('%s nothing is asked or reported', async ([, change], { server }) => {
  server.on(getUserProgress, { ...progress, healthPoints: 136 })
  const push = pushDevice({ permission: 'granted' })
  await openWith(server, { push, user: { ...learner, ...change } })
  // Header and overlays are loaded together.
  await expect.element(page.getByText('136')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Profil' })).toHaveAttribute('aria-expanded')
  expect(push.isListenedTo()).toBe(false)
  expect(reports(server)).toEqual([])
})

test('it and a celebration appear in two visits', async ({ server }) => {
  const push = pushDevice()
  server.on(getUserProgress, { ...progress, lastCelebratedLevel: 0 })
  server.on(markLevelAsCelebrated, {})
  await openWith(server, { push })
  await expect.poll(() => celebration().elements().length + dialog().elements().length).toBe(1)
  const isCelebratedFirst = celebration().elements().length === 1
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  if (isCelebratedFirst) server.on(getUserProgress, progress)
  await openWith(server, { push, isReload: true })
  await expect.element(isCelebratedFirst ? dialog() : celebration()).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
})

test('in a browser it appears when a screen offers it', async ({ server }) => {
  const push = pushDevice({ operatingSystem: 'web' })
  await openWith(server, { push })
  await expect.poll(() => push.isListenedTo()).toBe(true)
  introducePush()
  await expect.element(dialog()).toBeVisible()
})

test('a tapped reminder is marked as seen, and opens the habits', async ({ server }) => {
  server.on(getHabitIntents, [])
  server.on(markNotificationAsSeen, {})
  const push = pushDevice({ permission: 'granted' })
  const { address } = await openWith(server, { push })
  await expect.poll(() => push.isListenedTo()).toBe(true)
  push.tap({ notificationId: someId, type: 'HABIT_REMINDER' })
  await expect.poll(address).toBe('/gewohnheiten')
  await expect
    .poll(() => server.callsOf(markNotificationAsSeen).map(({ input }) => input))
    .toEqual([{ notificationId: someId }])
})

test.for([
  ['without a notification id', { type: 'HABIT_REMINDER' }, /without a notification id/, 0],
  ['with an empty id', { notificationId: '', type: 'HABIT_REMINDER' }, /without a notification id/, 0],
  ['of an unknown type', { notificationId: someId, type: 'OTHER' }, /unknown type of notification: OTHER/, 1],
] as const)('a tap %s is reported and opens nothing', async ([, tap, message, times], { server }) => {
  server.on(markNotificationAsSeen, {})
  const report = vi.spyOn(window, 'reportError').mockReturnValue()
  const push = pushDevice({ permission: 'granted' })
  const { address } = await openWith(server, { push })
  await expect.poll(() => push.isListenedTo()).toBe(true)
  push.tap(tap)
  expect(report.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringMatching(message) })]])
  await expect.poll(() => server.callsOf(markNotificationAsSeen).length).toBe(times)
  expect(address()).toBe(NOWHERE)
})
