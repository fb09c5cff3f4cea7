import { getAuthenticatedUser, login, logout } from '@wohlauf/contract/authentication/authentication'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { getModules } from '@wohlauf/contract/modules/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const EMPTY_LIST = 'Noch keine Module verfügbar.'
const learner = sampleUser()
const heading = (name: string) => page.getByRole('heading', { name })
const maintenance = () => page.getByRole('dialog', { name: 'Im Wartungsmodus' })
const retry = () => page.getByRole('button', { name: 'Noch einmal versuchen' })

/** The browser's event for a tab that becomes visible or hidden. */
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The browser's event for a network that appears or disappears. */
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test.afterEach(() => vi.restoreAllMocks())

test('a visit by an admin is shown on every page, with the way to end it', async ({ server }) => {
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  const { router, address } = await openScreen({
    server,
    path: '/module',
    user: { ...learner, isImpersonated: true },
  })
  const banner = page.getByText(
    `Du siehst das Konto von ${learner.emailAddress}. Ändern kannst du hier nichts.`,
  )
  await expect.element(heading(EMPTY_LIST)).toBeVisible()
  await expect.element(banner).toBeVisible()
  await router.navigate({ href: '/gewohnheiten' })
  await expect.poll(address).toBe('/gewohnheiten')
  await expect.element(banner).toBeVisible()
  server.on(logout, {})
  await page.getByRole('button', { name: 'Beenden' }).click()
  await expect.poll(address).toBe('/login')
  await expect.element(banner).not.toBeInTheDocument()
  expect(localStorage.length).toBe(0)
})

test('a banner is shown while offline; failed queries are refetched when online again', async ({
  server,
}) => {
  server.refuse(getModules, 'unavailable')
  await openScreen({ server, path: '/module', user: learner })
  await expect.element(retry()).toBeVisible()
  server.on(getModules, [])
  setOnline(false)
  const banner = page.getByText('Du bist offline. Sobald du wieder Internet hast, geht es weiter.')
  await expect.element(banner).toBeVisible()
  setOnline(true)
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(heading(EMPTY_LIST)).toBeVisible()
})

test('on return to the tab, user and points are refetched', async ({ server }) => {
  server.on(getModules, [])
  await openScreen({ server, path: '/module', user: learner })
  await expect.element(heading(EMPTY_LIST)).toBeVisible()
  await expect.poll(() => server.callsOf(getUserProgress).length).toBe(1)
  see('visible')
  await expect.poll(() => server.callsOf(getUserProgress).length).toBe(2)
  await expect.poll(() => server.callsOf(getAuthenticatedUser).length).toBe(2)
})

test.for(['unavailable', 'overloaded', 'busy'] as const)(
  'a list that is %s shows a retry button, and not maintenance',
  async (identifier, { server }) => {
    server.refuse(getModules, identifier)
    await openScreen({ server, path: '/module', user: learner })
    await expect
      .element(page.getByRole('alert').getByText(REFUSALS[identifier].message).first())
      .toBeVisible()
    expect(maintenance().elements()).toEqual([])
    server.on(getModules, [])
    await retry().click()
    await expect.element(heading(EMPTY_LIST)).toBeVisible()
  },
)

test('a page opened while the database is unavailable shows a retry button', async ({ server }) => {
  server.on(getModules, [])
  await openScreen({ server, path: '/module', app: null, refusedSession: 'unavailable' })
  await expect.element(heading('Das hat nicht geklappt')).toBeVisible()
  await expect.element(page.getByText(REFUSALS.unavailable.message).first()).toBeVisible()
  expect(maintenance().elements()).toEqual([])
  server.on(getAuthenticatedUser, { ...sampleApp, user: learner })
  await retry().click()
  await expect.element(heading(EMPTY_LIST)).toBeVisible()
})

test('maintenance covers the page with the focus on its button, and no key closes it', async ({ server }) => {
  server.refuse(getModules, 'maintenance')
  server.refuse(ping, 'maintenance')
  await openScreen({ server, path: '/module', user: learner })
  await expect.element(maintenance()).toBeVisible()
  const look = maintenance().getByRole('button', { name: 'Jetzt nachsehen' })
  await expect.element(look).toHaveFocus()
  for (const key of ['{Escape}', '{Escape}', '{Tab}', '{Tab}']) await userEvent.keyboard(key)
  await expect.element(maintenance()).toBeVisible()
  await look.click()
  await expect
    .element(maintenance().getByRole('status'))
    .toMatchTextContent('Noch nicht ganz. Wir sehen jede Minute für dich nach.')
})

test('input is kept below the maintenance screen', async ({ server }) => {
  server.refuse(login, 'maintenance')
  await openScreen({ server, path: '/login' })
  const address = page.getByRole('textbox', { name: 'E-Mail Adresse' })
  await address.fill(learner.emailAddress)
  await page.getByLabelText(/^Passwort\W*$/).fill('ein-ganz-neues-wort-2026')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await expect.element(maintenance()).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(maintenance()).toBeVisible()
  expect((address.element() as HTMLInputElement).value).toBe(learner.emailAddress)
})

test('a hidden page does not poll for the end of the maintenance; it does when it is visible again', async ({
  server,
}) => {
  server.refuse(getModules, 'maintenance')
  server.refuse(ping, 'maintenance')
  await openScreen({ server, path: '/module', user: learner })
  await expect.element(maintenance()).toBeVisible()
  see('hidden')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 180_000)
  see('hidden')
  expect(server.callsOf(ping)).toEqual([])
  see('visible')
  await expect.poll(() => server.callsOf(ping).length).toBe(1)
})
