import { getAuthenticatedUser, logout } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { createHabitLog, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { currentDatabase } from '../device/current-database.ts'
import { waitingCommands } from '../device/outbox/waiting-commands.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { sampleCommand } from '../testing/sample-commands.ts'
import { emptyDashboard, sampleUser } from '../testing/samples.ts'
import { stopOutbox } from '../testing/stop-outbox.ts'
import { expect, test } from '../testing/test.ts'
import { leaveWhenEnded } from './outbox/leave-with-other-tabs.ts'
import { startOutbox } from './outbox/start-outbox.ts'

afterEach(stopOutbox)

const login = () => page.getByRole('main').getByRole('button', { name: 'Anmelden' })
const message = (text: string) => page.getByRole('alert').filter({ hasText: text })

const openDashboard = async (server: FakeServer) => {
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  const screen = await openScreen({ server, path: '/dashboard', user: sampleUser() })
  await expect.element(page.getByText('Noch keine Module verfügbar.')).toBeVisible()
  return screen
}

test.for(['authentication-required', 'user-disabled'] as const)(
  'a session that ends while it is in use (%s) leads to the login with a message and clears its data',
  async (identifier, { server }) => {
    const { address } = await openDashboard(server)
    server.refuse(getDocuments, identifier)
    await page.getByRole('link', { name: 'Lernen' }).click()
    await page.getByRole('link', { name: 'Dokumente' }).click()
    await expect.element(login()).toBeVisible()
    await expect.element(message(REFUSALS[identifier].message)).toBeVisible()
    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
  },
)

test('the login says that the session has ended', async ({ server }) => {
  await openScreen({ server, path: '/dashboard', refusedSession: 'authentication-required' })
  await expect.element(login()).toBeVisible()
  await expect.element(message(REFUSALS['authentication-required'].message)).toBeVisible()
})

test.for(['/', '/login'])(
  'opening %s clears the data of a session that has ended',
  async (path, { server }) => {
    await openScreen({ server, path, refusedSession: 'authentication-required' })
    await expect.element(login()).toBeVisible()
    expect(localStorage.length).toBe(0)
  },
)

test('a logout is confirmed, leads to the login and clears the data', async ({ server }) => {
  server.on(logout, {})
  const { address, router } = await openDashboard(server)
  await page.getByRole('button', { name: 'Profil' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect.element(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
  await expect.element(login()).toBeVisible()
  expect(address()).toBe('/login')
  await expect.poll(() => server.callsOf(logout)).toHaveLength(1)
  expect(localStorage.length).toBe(0)
  router.history.back()
  await expect.poll(address).toBe('/login')
  await expect.element(login()).toBeVisible()
})

test('without a network the logout still works on this device', async ({ server }) => {
  server.on(logout, {})
  const { router } = await openDashboard(server)
  server.setReachable(false)
  await router.navigate({ href: '/logout' })
  await expect.element(login()).toBeVisible()
  expect(localStorage.length).toBe(0)
})

/** Ends the session in another tab: only the storage tells this one. */
const endElsewhere = () => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

test('a session that ends in another tab leads to the login, and no waiting command is shown as done any more', async ({
  server,
}) => {
  const { address, router, queryClient } = await openDashboard(server)
  const database = await currentDatabase()
  await database?.add('acts', sampleCommand())
  server.refuse(createHabitLog, 'unavailable')
  startOutbox(queryClient, router)
  await queryClient.refetchQueries({ queryKey: [getAuthenticatedUser.name] })
  await expect.poll(waitingCommands.get).toHaveLength(1)
  endElsewhere()
  await expect.element(login()).toBeVisible()
  await expect
    .element(page.getByRole('status').getByText('Du bist auf diesem Gerät nicht mehr angemeldet.'))
    .toBeVisible()
  expect(address()).toBe('/login')
  await expect.poll(waitingCommands.get).toEqual([])
  expect(await database?.count('acts')).toBe(1)
})

test('the page that logs out is not interrupted by its own logout', async ({ server }) => {
  server.on(logout, {})
  const { router, queryClient } = await openDashboard(server)
  await router.navigate({ href: '/logout' })
  // The browser has cleared the storage, as the server's answer says.
  localStorage.clear()
  leaveWhenEnded(queryClient, router)
  await expect.element(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
  await expect.element(login()).toBeVisible()
  expect(page.getByText('Du bist auf diesem Gerät nicht mehr angemeldet.').elements()).toEqual([])
})
