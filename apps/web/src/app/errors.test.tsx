import { logout } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { page } from 'vitest/browser'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { emptyDashboard, sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'

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
