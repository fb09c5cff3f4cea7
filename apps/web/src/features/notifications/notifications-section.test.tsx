import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import {
  getNotificationStatus,
  getUnseenNotifications,
  markAllNotificationsAsSeen,
  markNotificationAsSeen,
  type Notification,
} from '@wohlauf/contract/dashboard/notifications'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { tabTo } from '../../testing/focus.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { asActiveModule, moduleWith, THREE_PAGES } from '../../testing/reading.ts'
import { emptyDashboard, sampleUser, someId } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { isOffline } from '../../ui/state/is-offline.ts'

const ALL_SEEN = 'Alle Benachrichtigungen wurden als gesehen markiert.'
const section = () => page.getByRole('region', { name: 'Benachrichtigungen' })
const items = () => section().getByRole('link')
const markAll = () => section().getByRole('button', { name: 'Alle gesehen' })
const start = () => page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Start' })

/** The newest first, an hour apart. */
const reminders = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    notificationId: someId.slice(0, -4) + String(1000 + index),
    configuration: { type: 'HABIT_REMINDER', context: { habitIntentId: someId } },
    createdAt: new Date(Date.now() - index * 3_600_000).toISOString(),
  }))

/** Serves the unseen notifications, and answers commands. */
const serveReminders = (server: FakeServer, initial: Notification[]) => {
  let unseen = initial
  server.on(getUnseenNotifications, () => unseen)
  server.on(getNotificationStatus, () => ({ countOfUnhandledNotifications: unseen.length }))
  server.on(markNotificationAsSeen, ({ notificationId }) => {
    unseen = unseen.filter((each) => each.notificationId !== notificationId)
    return {}
  })
  server.on(markAllNotificationsAsSeen, () => {
    unseen = []
    return {}
  })
  return { unseen: () => unseen }
}

const openDashboard = async (server: FakeServer, user = sampleUser()) => {
  server.on(getDashboard, { ...emptyDashboard, activeModule: asActiveModule(moduleWith(THREE_PAGES)) })
  server.on(getHabitIntents, [])
  const screen = await openScreen({ server, path: '/dashboard', user })
  await expect.element(page.getByRole('link', { name: /Probemodul/ })).toBeVisible()
  return screen
}

test('without notifications there is no section', async ({ server }) => {
  serveReminders(server, [])
  await openDashboard(server)
  await expect.poll(() => server.callsOf(getUnseenNotifications).length).toBe(1)
  await expect.element(section()).not.toBeInTheDocument()
})

test('an opened one is marked as seen, and leads to the habits', async ({ server }) => {
  const { unseen } = serveReminders(server, reminders(2))
  const { address, router } = await openDashboard(server)
  await expect
    .element(items().first())
    .toMatchTextContent(/^Erinnerung an deine Gewohnheit(heute|gestern), \d\d:\d\d$/)
  await expect.element(start()).toHaveAccessibleName('Start 2 ungesehene Benachrichtigungen')
  await expectAccessible()
  await items().first().click()
  await expect.poll(address).toBe('/gewohnheiten')
  await expect.poll(() => unseen().length).toBe(1)
  await expect.element(start()).toHaveAccessibleName('Start 1 ungesehene Benachrichtigung')
  await expect
    .poll(() => server.callsOf(markNotificationAsSeen).map(({ input }) => input))
    .toEqual([{ notificationId: reminders(1)[0]?.notificationId }])
  router.history.back()
  await expect.element(items()).toBeVisible()
})

test('it is found and opened by the keyboard', async ({ server }) => {
  serveReminders(server, reminders(1))
  const { address } = await openDashboard(server)
  await tabTo(items())
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/gewohnheiten')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.poll(() => server.callsOf(markNotificationAsSeen).length).toBe(1)
})

test('the count falls before the answer, and rises again without one', async ({ server }) => {
  serveReminders(server, reminders(2))
  const { address, router } = await openDashboard(server)
  await expect.element(start()).toMatchTextContent('Start2')
  const answer = Promise.withResolvers<never>()
  server.on(markNotificationAsSeen, () => answer.promise)
  await items().first().click()
  await expect.poll(address).toBe('/gewohnheiten')
  await expect.element(start()).toMatchTextContent('Start1')
  answer.reject(new TypeError('Failed to fetch'))
  await expect.element(start()).toMatchTextContent('Start2')
  // A person who has moved on gets no error message.
  expect(page.getByRole('alert').elements()).toEqual([])
  router.history.back()
  await expect.poll(() => items().elements().length).toBe(2)
})

test('all are marked as seen by one press; the focus moves to the following element', async ({ server }) => {
  serveReminders(server, reminders(2))
  await openDashboard(server)
  const answer = server.hold(markAllNotificationsAsSeen, {})
  await tabTo(markAll())
  await userEvent.keyboard('{Enter}')
  await expect.element(section()).not.toBeInTheDocument()
  await expect.element(start()).toMatchTextContent(/^Start$/)
  const next = page.getByRole('region', { name: 'Dein Fortschritt' }).getByRole('link')
  await expect.element(next).toHaveFocus()
  expect(page.getByText(ALL_SEEN).elements()).toEqual([])
  server.on(getUnseenNotifications, [])
  server.on(getNotificationStatus, { countOfUnhandledNotifications: 0 })
  answer.resume()
  await expect.element(page.getByText(ALL_SEEN)).toBeVisible()
})

test('a count requested before the press is not restored', async ({ server }) => {
  serveReminders(server, reminders(2))
  const { queryClient } = await openDashboard(server)
  await expect.element(start()).toMatchTextContent('Start2')
  const count = server.hold(getNotificationStatus, { countOfUnhandledNotifications: 2 })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => server.callsOf(getNotificationStatus).length).toBe(2)
  const marking = server.hold(markAllNotificationsAsSeen, {})
  await markAll().click()
  await expect.element(start()).toMatchTextContent(/^Start$/)
  count.resume()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  serveReminders(server, [])
  await expect.element(start()).toMatchTextContent(/^Start$/)
  marking.resume()
  await expect.element(page.getByText(ALL_SEEN)).toBeVisible()
  await expect.element(start()).toMatchTextContent(/^Start$/)
})

test('when they cannot be marked, they come back, and the reason is shown', async ({ server }) => {
  serveReminders(server, reminders(2))
  await openDashboard(server)
  await expect.element(start()).toMatchTextContent('Start2')
  server.refuse(markAllNotificationsAsSeen, 'unavailable')
  await markAll().click()
  await expect.element(page.getByText(REFUSALS.unavailable.message)).toBeVisible()
  await expect.poll(() => items().elements().length).toBe(2)
  await expect.element(start()).toMatchTextContent('Start2')
})

test('without a network they come back too', async ({ server }) => {
  serveReminders(server, reminders(1))
  await openDashboard(server)
  await expect.element(items()).toBeVisible()
  server.setReachable(false)
  await markAll().click()
  await expect.element(page.getByText(/Überprüfe bitte deine Internetverbindung/)).toBeVisible()
  await expect.element(items()).toBeVisible()
})

test('many are shortened, and shown step by step', async ({ server }) => {
  serveReminders(server, reminders(50))
  await openDashboard(server)
  const more = section().getByRole('button', { name: 'Weitere anzeigen' })
  await expect.poll(() => items().elements().length).toBe(3)
  await more.click()
  expect(items().elements()).toHaveLength(13)
  await expect.element(section().getByRole('status')).toMatchTextContent('10 weitere Einträge, jetzt 13.')
  for (let step = 0; step < 4; step += 1) await more.click()
  expect(items().elements()).toHaveLength(50)
  await expect.element(section().getByText('Das sind alle.')).toHaveFocus()
})

test('three are shown without a button for more', async ({ server }) => {
  serveReminders(server, reminders(3))
  await openDashboard(server)
  await expect.poll(() => items().elements().length).toBe(3)
  expect(section().getByRole('button').elements()).toHaveLength(1)
})

test('the focus stays in the list when the focused one was seen elsewhere', async ({ server }) => {
  const [first, second, third] = reminders(3)
  if (!first || !second || !third) throw new Error('there are too few')
  serveReminders(server, [first, second, third])
  const { queryClient } = await openDashboard(server)
  await tabTo(items().nth(1))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  serveReminders(server, [first, third])
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => items().elements().length).toBe(2)
  await expect.element(items().nth(1)).toHaveFocus()
})

test('when they cannot be loaded, the count says whether to say so', async ({ server }) => {
  server.refuse(getUnseenNotifications, 'unavailable')
  server.on(getNotificationStatus, { countOfUnhandledNotifications: 0 })
  const { queryClient } = await openDashboard(server)
  await expect.poll(() => server.callsOf(getUnseenNotifications).length).toBe(1)
  await expect.poll(() => server.callsOf(getNotificationStatus).length).toBe(1)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.element(section()).not.toBeInTheDocument()
  serveReminders(server, reminders(1))
  server.refuse(getUnseenNotifications, 'unavailable')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  const retry = section().getByRole('button', { name: 'Benachrichtigungen neu laden' })
  await expect.element(retry).toBeVisible()
  expect(markAll().elements()).toEqual([])
  await expectAccessible()
  serveReminders(server, reminders(1))
  await retry.click()
  await expect.element(items()).toBeVisible()
})

test('in a visit by an admin nothing is marked', async ({ server }) => {
  serveReminders(server, reminders(1))
  const { address } = await openDashboard(server, sampleUser('ROLE_USER', { isImpersonated: true }))
  await expect.element(items()).toBeVisible()
  expect(markAll().elements()).toEqual([])
  await items().click()
  await expect.poll(address).toBe('/gewohnheiten')
  expect(server.callsOf(markNotificationAsSeen)).toEqual([])
})

test('without a network all cannot be marked as seen; with it again they can', async ({ server }) => {
  const { unseen } = serveReminders(server, reminders(2))
  await openDashboard(server)
  isOffline.set(true)
  await expect.element(markAll()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(markAll()).toHaveAccessibleDescription('Dafür brauchst du Internet.')
  await tabTo(markAll())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Dafür brauchst du Internet.')).toBeVisible()
  expect(items().elements()).toHaveLength(2)
  expect(server.callsOf(markAllNotificationsAsSeen)).toEqual([])
  isOffline.set(false)
  await expect.element(markAll()).not.toHaveAttribute('aria-disabled')
  await markAll().click()
  await expect.poll(() => unseen().length).toBe(0)
})
