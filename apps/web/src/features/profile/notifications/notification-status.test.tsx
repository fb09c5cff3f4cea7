import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import {
  acceptPushNotifications,
  rejectPushNotifications,
} from '@wohlauf/contract/push-notifications/push-notifications'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { pushDevice } from '../../../testing/push-device.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const BOTH = ['PUSH_HABIT_REMINDER', 'EMAIL_HABIT_REMINDER'] as const
const HINT = /Erlaube sie in den Systemeinstellungen/

const card = () => page.getByRole('region', { name: 'Benachrichtigungen' })
const activation = () => card().getByRole('button', { name: 'Push-Nachrichten aktivieren' })

const openProfile = async (
  server: FakeServer,
  push: ReturnType<typeof pushDevice> | null,
  change: Partial<SessionUser> = {},
) => {
  server.on(acceptPushNotifications, {})
  server.on(rejectPushNotifications, {})
  server.on(getOwnSessions, [])
  server.on(getDataExport, { requestedAt: null, availableUntil: null })
  const user = sampleUser('ROLE_USER', { notificationSettings: [...BOTH], ...change })
  await openScreen({ server, path: '/profil', user, push: push?.client ?? null })
  await expect.element(card()).toBeVisible()
}

test.afterEach(() => vi.restoreAllMocks())

test('push messages that this device receives can be switched off here', async ({ server }) => {
  const push = pushDevice({ operatingSystem: 'web', permission: 'granted' })
  await openProfile(server, push)
  await expect
    .element(card())
    .toMatchTextContent(
      /Push-Nachricht\s*Auf diesem Gerät eingeschaltet\s*Ausschalten\s*E-Mail\s*Eingeschaltet/,
    )
  expect(server.callsOf(acceptPushNotifications).length).toBe(1)
  await expectAccessible()
  await card().getByRole('button', { name: 'Push-Nachrichten auf diesem Gerät ausschalten' }).click()
  await expect.element(card()).toMatchTextContent(/Push-Nachricht\s*Auf diesem Gerät noch nicht aktiviert/)
  await expect
    .poll(() => server.callsOf(rejectPushNotifications).map(({ input }) => input))
    .toEqual([{ deviceIdentifier: 'device-of-a-test', operatingSystem: 'web' }])
  expect(push.releases()).toBeGreaterThan(0)
})

// Tests a browser: in the native shell the introduction would be open.
test('a device that has not been asked can be activated', async ({ server }) => {
  const push = pushDevice({ operatingSystem: 'web' })
  await openProfile(server, push)
  await expect.element(card()).toMatchTextContent(/Push-Nachricht\s*Auf diesem Gerät noch nicht aktiviert/)
  await expectAccessible()
  await activation().click()
  await expect.element(card()).toMatchTextContent(/Push-Nachricht\s*Auf diesem Gerät eingeschaltet/)
  expect([push.questions(), server.callsOf(acceptPushNotifications).length]).toEqual([1, 1])
})

test('declined there, it says where to allow them', async ({ server }) => {
  await openProfile(server, pushDevice({ operatingSystem: 'web', answer: 'denied' }))
  await activation().click()
  await expect.element(card().getByText(/Erlaube sie in den Einstellungen des Browsers/)).toBeVisible()
  await expect.element(card()).toMatchTextContent(/Push-Nachricht\s*Auf diesem Gerät nicht erlaubt/)
  await expectAccessible()
  expect(activation().elements()).toEqual([])
})

test('a registration that failed says so, and is tried again', async ({ server }) => {
  vi.spyOn(window, 'reportError').mockReturnValue()
  const push = pushDevice({ operatingSystem: 'web', permission: 'granted' })
  const register = vi.spyOn(push.client, 'register').mockRejectedValueOnce(new Error('push service error'))
  await openProfile(server, push)
  await expect.element(card()).toMatchTextContent(/Push-Nachricht\s*Auf diesem Gerät nicht eingeschaltet/)
  await expectAccessible()
  await card().getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(card()).toMatchTextContent(/Push-Nachricht\s*Auf diesem Gerät eingeschaltet/)
  expect(register).toHaveBeenCalledTimes(2)
})

test('the hint is shown where all other devices have declined', async ({ server }) => {
  const pushNotificationConfigurations = [
    { deviceIdentifier: 'another', isAccepted: false, updatedAt: '2026-11-21T12:00:00Z', tokenHash: null },
  ]
  await openProfile(server, null, { pushNotificationConfigurations })
  await expect.element(card().getByText(HINT)).toBeVisible()
})

test('in a visit by an admin nothing can be changed', async ({ server }) => {
  await openProfile(server, pushDevice(), { isImpersonated: true })
  await expect.element(card()).toMatchTextContent(/E-Mail\s*Eingeschaltet/)
  expect(card().getByRole('button').elements()).toEqual([])
})
