import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import {
  adminLogout,
  getAuthenticatedAdmin,
  getAuthenticatedUser,
  login,
} from '@wohlauf/contract/authentication/authentication'
import { getSessionEnd, getSessionEndAsAdmin } from '@wohlauf/contract/authentication/session-end'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { getSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchAdminRefusals } from '../../admin/admin-errors.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed, expectSaid, field } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { observeSite } from '../../testing/observe-site.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { snackbarQueue } from '../../ui/feedback/snackbar-queue.ts'

const ENDED = 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.'
const SECOND_MS = 1000
const [MINUTE_MS, HOUR_MS] = [60 * SECOND_MS, 3600 * SECOND_MS]
const STEP_MS = 5 * SECOND_MS
/** A page asks for the end after a minute. */
const FIRST_LOOK_MS = MINUTE_MS + STEP_MS
/** Then it is near. */
const NEAR_MS = FIRST_LOOK_MS + 100 * SECOND_MS
const realTimeout = window.setTimeout.bind(window)

const warning = dialogNamed('Deine Sitzung endet in 2 Minuten')
const stay = button('Angemeldet bleiben', warning)
const form = dialogNamed('Name ändern')
const name = field(form, 'Vorname')

/** The device's clock is two hours fast. */
const serverTime = () => Date.now() - 2 * HOUR_MS
const endIn = (ms: number, isExtendable = true) => ({
  endsAt: new Date(serverTime() + ms).toISOString(),
  isExtendable,
})

/** Answers come between the steps, as they would in that time. */
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS)
    await new Promise((resolve) => realTimeout(resolve, 5))
  }
}

/** A manager who is typing a name, in a session that the server describes so. */
const openForm = async (server: FakeServer, end: ReturnType<typeof endIn>) => {
  server.on(getOwnSessions, [])
  server.on(getSecondFactorAsManager, { enabledAt: null, recoveryCodesLeft: 0 })
  server.on(getSessionEnd, end)
  const screen = await openScreen({ server, path: '/profil', user: sampleUser('ROLE_APP_MANAGER') })
  await button('Name ändern').click()
  await name.fill('Petronella')
  return screen
}

const usesOf = (server: FakeServer) => server.callsOf(getAuthenticatedUser).length

test.beforeEach(({ server }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  server.setClock(() => new Date(serverTime()))
})
test.afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('two minutes before the end one press prolongs the session, and the typing goes on where it was', async ({
  server,
}) => {
  await openForm(server, endIn(10 * MINUTE_MS))
  await pass(7 * MINUTE_MS)
  expect(warning.query()).toBeNull()
  expect(server.callsOf(getSessionEnd)).toHaveLength(1)
  await pass(MINUTE_MS)
  await expect.element(warning).toBeVisible()
  await expect.element(stay).toHaveFocus()
  await expectAccessible()
  const before = usesOf(server)
  server.on(getSessionEnd, endIn(12 * HOUR_MS))
  await stay.click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(usesOf(server)).toBe(before + 1)
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(name).toHaveValue('Petronella!')
})

test('closing the warning prolongs the session too', async ({ server }) => {
  await openForm(server, endIn(NEAR_MS))
  await pass(FIRST_LOOK_MS)
  await expect.element(stay).toHaveFocus()
  const before = usesOf(server)
  server.on(getSessionEnd, endIn(12 * HOUR_MS))
  await userEvent.keyboard('{Escape}')
  await expect.element(warning).not.toBeInTheDocument()
  await expect.poll(() => usesOf(server)).toBe(before + 1)
  await expect.element(name).toHaveFocus()
})

test('use in another tab postpones the warning, and takes it back', async ({ server }) => {
  await openForm(server, endIn(4 * MINUTE_MS))
  await pass(FIRST_LOOK_MS)
  server.on(getSessionEnd, endIn(5 * MINUTE_MS))
  await pass(2 * MINUTE_MS)
  expect(server.callsOf(getSessionEnd)).toHaveLength(2)
  expect(warning.query()).toBeNull()
  await pass(2 * MINUTE_MS)
  await expect.element(warning).toBeVisible()
  server.on(getSessionEnd, endIn(12 * HOUR_MS))
  await pass(15 * SECOND_MS)
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

test('a press that does not arrive leaves the warning, for another one', async ({ server }) => {
  await openForm(server, endIn(NEAR_MS))
  await pass(FIRST_LOOK_MS)
  await expect.element(stay).toHaveFocus()
  server.setReachable(false)
  await stay.click()
  await expectSaid('Es konnte keine Verbindung')
  await expect.element(stay).toBeEnabled()
  server.setReachable(true)
  server.on(getSessionEnd, endIn(12 * HOUR_MS))
  await stay.click()
  await expect.element(warning).not.toBeInTheDocument()
})

test('a session that has been used up says so, offers nothing, and warns once', async ({ server }) => {
  await openForm(server, endIn(NEAR_MS, false))
  await pass(FIRST_LOOK_MS)
  await expect.element(warning).toMatchTextContent('Verlängern lässt sich die Sitzung nicht mehr.')
  expect(stay.query()).toBeNull()
  // A space of the name that is being typed presses nothing.
  await userEvent.keyboard(' ')
  await expect.element(warning).toBeVisible()
  const before = usesOf(server)
  await button('Verstanden', warning).click()
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
  await pass(30 * SECOND_MS)
  expect(warning.query()).toBeNull()
  expect(usesOf(server)).toBe(before)
})

test('after the end the login says why, and the form has what was typed', async ({ server }) => {
  const { address } = await openForm(server, endIn(NEAR_MS))
  await pass(FIRST_LOOK_MS)
  await expect.element(warning).toBeVisible()
  server.refuse(getSessionEnd, 'authentication-required')
  await pass(2 * MINUTE_MS)
  const main = page.getByRole('main')
  await expect.element(main.getByText(ENDED)).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  const user = sampleUser('ROLE_APP_MANAGER')
  server.on(login, { ...sampleApp, user })
  server.on(getSessionEnd, endIn(12 * HOUR_MS))
  await field(main, 'E-Mail Adresse').fill(user.emailAddress)
  await page.getByLabelText(/^Passwort\W*$/).fill('ein-ganz-neues-wort-2026')
  snackbarQueue.set([])
  await button('Anmelden', main).click()
  await expect.poll(address).toBe('/profil')
  await button('Name ändern').click()
  await expect.element(name).toHaveValue('Petronella')
})

test('a device that wakes up asks when it is looked at', async ({ server }) => {
  await openForm(server, endIn(HOUR_MS))
  await pass(FIRST_LOOK_MS)
  vi.setSystemTime(Date.now() + 57 * MINUTE_MS)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await pass(STEP_MS)
  await expect.element(warning).toBeVisible()
})

test('an admin is warned, and stays by one press', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  server.on(getSessionEndAsAdmin, endIn(6 * MINUTE_MS))
  const { router, queryClient } = await openAdminScreen(
    server,
    ADMIN_ROUTES['admin-manage-apps-app-list'].path,
  )
  observeSite(watchAdminRefusals(queryClient, router))
  await expect.element(page.getByText('Noch keine Apps angelegt.')).toBeVisible()
  await pass(4 * MINUTE_MS)
  await expect.element(stay).toHaveFocus()
  const before = server.callsOf(getAuthenticatedAdmin).length
  server.on(getSessionEndAsAdmin, endIn(6 * MINUTE_MS))
  await stay.click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(server.callsOf(getAuthenticatedAdmin)).toHaveLength(before + 1)
  await pass(4 * MINUTE_MS)
  server.refuse(getSessionEndAsAdmin, 'authentication-required')
  server.on(adminLogout, {})
  await pass(2 * MINUTE_MS)
  await expect.element(button('Anmelden')).toBeVisible()
  await expect.element(page.getByRole('main').getByText(ENDED)).toBeVisible()
})
