import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { adminLogin, adminLogout } from '@wohlauf/contract/authentication/authentication'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { page } from 'vitest/browser'
import { storedSession } from '../api/stored-session.ts'
import { reasonOfEnd } from '../session/typed-input.ts'
import { observeSite } from '../testing/observe-site.ts'
import { openAdminScreen, sampleAdmin } from '../testing/open-admin-screen.tsx'
import { expect, test } from '../testing/test.ts'
import { watchAdminRefusals } from './admin-errors.ts'

const USERS = ADMIN_ROUTES['admin-user-management-user-list'].path
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test.for(['/default', '/login', '/'])(
  'leads an admin from %s to the list of users',
  async (path, { server }) => {
    server.on(getAppsAsAdmin, [])
    const { router } = await openAdminScreen(server, path)
    await expect.element(heading('Benutzer')).toBeVisible()
    expect(router.state.location.pathname).toBe(USERS)
  },
)

test.for([USERS, ADMIN_ROUTES['admin-manage-apps-app-list'].path, ADMIN_ROUTES.audit.path, '/default', '/'])(
  'redirects a visitor who is not logged in from %s to the login',
  async (path, { server }) => {
    const { router } = await openAdminScreen(server, path, { isSignedIn: false })
    await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(page.getByRole('navigation').query()).toBeNull()
  },
)

test.for([360, 1440])(
  'the navigation fits a width of %i, and marks the current page',
  async (width, { server }) => {
    server.on(getAppsAsAdmin, [])
    await openAdminScreen(server, USERS, { width })
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
    await expect.element(menu).toBeVisible()
    const entries = menu
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
    expect(entries).toEqual(expect.arrayContaining(['Benutzer', 'Apps', 'Protokoll', 'Abmelden']))
    await expect.element(menu.getByRole('link', { name: 'Benutzer' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText(sampleAdmin.emailAddress)).toBeVisible()
    await menu.getByRole('link', { name: 'Apps' }).click()
    await expect.element(heading('Apps')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('a page opened without a network appears once the network is back', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  server.setReachable(false)
  await openAdminScreen(server, USERS)
  await expect.element(heading('Das hat nicht geklappt')).toBeVisible()
  server.setReachable(true)
  dispatchEvent(new Event('online'))
  await expect.element(heading('Benutzer')).toBeVisible()
})

test('says that the admin is being logged out, then does it and shows the login', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  server.on(adminLogout, {})
  const { router, queryClient } = await openAdminScreen(server, USERS)
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect.element(page.getByText('Du wirst sicher abgemeldet...')).toBeVisible()
  expect(server.callsOf(adminLogout)).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Anmelden' }), { timeout: 5000 }).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect([server.callsOf(adminLogout).length, storedSession.token]).toEqual([1, null])
  expect(queryClient.getQueryData([getAppsAsAdmin.name, {}])).toBeUndefined()
})

test('after a session has ended, an admin returns to the page where it ended; after a logout, not', async ({
  server,
}) => {
  server.on(getAppsAsAdmin, [])
  server.on(adminLogout, {})
  const { router, queryClient } = await openAdminScreen(server, '/verwaltung/apps')
  observeSite(watchAdminRefusals(queryClient, router))
  const address = () => router.state.location.pathname
  await expect.element(page.getByText('Noch keine Apps angelegt.')).toBeVisible()
  const logIn = async () => {
    const submit = page.getByRole('button', { name: 'Anmelden' })
    await expect.element(submit).toBeVisible()
    server.on(getAppsAsAdmin, [])
    server.on(adminLogin, { admin: sampleAdmin })
    await page.getByRole('textbox', { name: 'E-Mail Adresse' }).fill(sampleAdmin.emailAddress)
    await page.getByLabelText(/^Passwort\W*$/).fill('ein-ganz-neues-wort-2026')
    await submit.click()
  }
  server.refuse(getAppsAsAdmin, 'authentication-required')
  void queryClient.invalidateQueries({ queryKey: [getAppsAsAdmin.name] })
  await logIn()
  await expect.poll(address).toBe('/verwaltung/apps')
  await router.navigate({ href: '/logout' })
  await logIn()
  await expect.poll(address).toBe('/verwaltung/benutzerverwaltung')
})

test('an admin who was about to log out when the session ended does not return to the logout', async ({
  server,
}) => {
  server.on(getAppsAsAdmin, [])
  server.on(adminLogout, {})
  const { router, queryClient } = await openAdminScreen(server, '/verwaltung/apps')
  observeSite(watchAdminRefusals(queryClient, router))
  await expect.element(page.getByText('Noch keine Apps angelegt.')).toBeVisible()
  server.refuse(getAppsAsAdmin, 'authentication-required')
  await router.navigate({ href: '/logout' })
  await queryClient.refetchQueries({ queryKey: [getAppsAsAdmin.name], type: 'all' }).catch(() => {})
  await expect.element(page.getByRole('button', { name: 'Anmelden' }), { timeout: 5000 }).toBeVisible()
  expect(reasonOfEnd()).toBeUndefined()
})
