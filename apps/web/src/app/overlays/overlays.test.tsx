import { getAuthenticatedUser, login, logout } from '@wohlauf/contract/authentication'
import { getHabitIntents } from '@wohlauf/contract/habits'
import { ping } from '@wohlauf/contract/maintenance'
import { getModules } from '@wohlauf/contract/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { getUserProgress } from '@wohlauf/contract/user-progress'
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

/** As the browser tells that the tab is seen, or not any more. */
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** As the browser tells that the network has come or gone. */
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test.afterEach(() => vi.restoreAllMocks())

test('an account that an admin looks at says so on every page, and how it ends', async ({ server }) => {
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

test('offline is said, and goes with the network; what could not be fetched comes by itself', async ({
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

test('on return to the tab, user and points are fetched anew', async ({ server }) => {
  server.on(getModules, [])
  await openScreen({ server, path: '/module', user: learner })
  await expect.element(heading(EMPTY_LIST)).toBeVisible()
  await expect.poll(() => server.callsOf(getUserProgress).length).toBe(1)
  see('visible')
  await expect.poll(() => server.callsOf(getUserProgress).length).toBe(2)
  await expect.poll(() => server.callsOf(getAuthenticatedUser).length).toBe(2)
})

test.for(['unavailable', 'overloaded', 'busy'] as const)(
  'a list that is %s says so with a retry, and is not maintenance',
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

test('a page that is opened while the database is away says so, with a retry', async ({ server }) => {
  server.on(getModules, [])
  await openScreen({ server, path: '/module', app: null, refusedSession: 'unavailable' })
  await expect.element(heading('Das hat nicht geklappt')).toBeVisible()
  await expect.element(page.getByText(REFUSALS.unavailable.message).first()).toBeVisible()
  expect(maintenance().elements()).toEqual([])
  server.on(getAuthenticatedUser, { ...sampleApp, user: learner })
  await retry().click()
  await expect.element(heading(EMPTY_LIST)).toBeVisible()
})

test('maintenance lies over the page with the focus on its button, and no key closes it', async ({
  server,
}) => {
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
    .toHaveTextContent('Noch nicht ganz. Wir sehen jede Minute für dich nach.')
})

test('what is written stays below the maintenance', async ({ server }) => {
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

test('an invisible page does not ask for the end of the maintenance; it does when it is seen again', async ({
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
