import { login } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { page, userEvent } from 'vitest/browser'
import { tabTo } from '../../testing/focus.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const ADDRESS = 'jemand@muster.example'
const emailAddress = () => page.getByRole('textbox', { name: 'E-Mail Adresse' })
const password = () => page.getByLabelText(/^Passwort\W*$/)
const submit = () => page.getByRole('main').getByRole('button', { name: 'Anmelden' })

const logIn = async () => {
  await emailAddress().fill(ADDRESS)
  await password().fill('irgendeins')
  await submit().click()
}

test('the button is disabled until address and password are well-formed', async ({ server }) => {
  await openScreen({ server, path: '/login' })
  await expect.element(submit()).toBeDisabled()
  await password().fill('irgendeins')
  await emailAddress().fill('keine Adresse')
  await userEvent.tab()
  await expect.element(page.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
  await expect.element(submit()).toBeDisabled()
  await emailAddress().fill(ADDRESS)
  await expect.element(submit()).toBeEnabled()
})

/** Fills a field like a password manager that triggers neither an event nor React's own setter. */
const fillSilently = (element: Element, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)

test('silent input of a password manager counts, and is sent', async ({ server }) => {
  server.refuse(login, 'login-failed')
  await openScreen({ server, path: '/login' })
  await expect.element(submit()).toBeDisabled()
  fillSilently(emailAddress().element(), ADDRESS)
  fillSilently(password().element(), 'irgendeins')
  await expect.element(submit()).toBeEnabled()
  await submit().click()
  await expect
    .poll(() => server.callsOf(login).map(({ input }) => input))
    .toEqual([{ emailAddress: ADDRESS, password: 'irgendeins' }])
})

test('what was filled in silently survives a rendering', async ({ server }) => {
  await openScreen({ server, path: '/login' })
  await expect.element(submit()).toBeDisabled()
  fillSilently(emailAddress().element(), ADDRESS)
  fillSilently(password().element(), 'irgendeins')
  password()
    .element()
    .dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(submit()).toBeEnabled()
  await expect.element(emailAddress()).toHaveValue(ADDRESS)
})

test('a wrong password is refused with a message, until the input changes', async ({ server }) => {
  server.refuse(login, 'login-failed')
  const { address } = await openScreen({ server, path: '/login' })
  await logIn()
  const alert = page.getByRole('alert').filter({ hasText: 'Die Anmeldung ist fehlgeschlagen' })
  await expect.element(alert).toBeVisible()
  expect(address()).toBe('/login')
  await password().fill('ein anderes')
  await expect.element(alert).not.toBeInTheDocument()
})

test('the right one leads to the dashboard, and the device stores the session', async ({ server }) => {
  const user = sampleUser()
  server.on(login, { ...sampleApp, user })
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  const { address } = await openScreen({ server, path: '/login' })
  await logIn()
  await expect.poll(address).toBe('/dashboard')
  await expect
    .poll(() => server.callsOf(login).map(({ input }) => input))
    .toEqual([{ emailAddress: ADDRESS, password: 'irgendeins' }])
  expect([localStorage.getItem('app-id'), localStorage.getItem('user-id')]).toEqual([
    sampleApp.appId,
    user.id,
  ])
})

test('a disabled account is reported as such, and not as a wrong password', async ({ server }) => {
  server.refuse(login, 'user-disabled')
  await openScreen({ server, path: '/login' })
  await logIn()
  await expect.element(page.getByText('Dein Account wurde deaktiviert.')).toBeVisible()
  expect(page.getByText('Die Anmeldung ist fehlgeschlagen').query()).toBeNull()
})

test('without a network the login says so, and works once there is one', async ({ server }) => {
  server.on(login, { ...sampleApp, user: sampleUser('ROLE_SPONSOR_MANAGER') })
  const { address } = await openScreen({ server, path: '/login' })
  server.setReachable(false)
  await logIn()
  const sentence =
    'Es konnte keine Verbindung zu Wohlauf aufgebaut werden. Überprüfe bitte deine Internetverbindung.'
  await expect.element(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  server.setReachable(true)
  await submit().click()
  await expect.poll(address).toBe('/verwaltung/lizenzen-verwalten')
})

test('the tab key goes from top to bottom, and the skip link leads to the first field', async ({
  server,
}) => {
  await openScreen({ server, path: '/login' })
  await expect.element(emailAddress()).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Zum Inhalt' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(emailAddress()).toHaveFocus()
  await userEvent.keyboard(ADDRESS)
  await userEvent.tab()
  await expect.element(password()).toHaveFocus()
  await userEvent.keyboard('irgendeins')
  await tabTo(submit())
})
