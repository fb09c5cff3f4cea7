import {
  getAvailableSeatsHistoryAsAdmin,
  getImpersonationUrlForUserAsAdmin,
} from '@wohlauf/contract/administration/administration'
import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import {
  disableUserAsAdmin,
  enableUserAsAdmin,
  getUsersForAppAsAdmin,
} from '@wohlauf/contract/administration/administration-users'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp, sampleUserOfApp } from '../../testing/admin-samples.ts'
import { button, chooseFromMenu, dialogNamed, expectSaid, rows } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const PATH = ADMIN_ROUTES['admin-user-management-user-list'].path
const ACCOUNTING = ADMIN_ROUTES['admin-accounting-available-sponsor-seats'].path
const TITLES: Record<string, string> = { [PATH]: 'Benutzer', [ACCOUNTING]: 'Buchhaltung' }
const VISIT = 'https://app-100.firma.de/profil/token'

const apps = [sampleManagedApp(100), sampleManagedApp(200)]

const openUsers = (server: FakeServer, more: { path?: string; width?: number } = {}) => {
  server.on(getAppsAsAdmin, apps)
  return openAdminScreen(server, more.path ?? PATH, more.width ? { width: more.width } : {})
}

const answerWith = (server: FakeServer, ...users: ReturnType<typeof sampleUserOfApp>[]) =>
  server.on(getUsersForAppAsAdmin, { items: users, next: null })

const search = () => page.getByRole('searchbox', { name: 'E-Mail Adresse suchen' })
const chooser = () => page.getByRole('combobox', { name: 'App' })

test('shows address, role, last login and whether an account is disabled', async ({ server }) => {
  answerWith(
    server,
    sampleUserOfApp(1),
    sampleUserOfApp(2, { role: 'ROLE_APP_MANAGER', isAppManager: true, lastAuthenticatedAt: null }),
    sampleUserOfApp(3, { role: 'ROLE_SPONSOR_MANAGER', isDisabled: true }),
  )
  await openUsers(server)
  for (const [at, texts] of [
    ['person-1@firma.de', 'Vorname1 Nachname1 · Mitglied', 'Zuletzt angemeldet am 04.03.2026, 10:00'],
    ['person-2@firma.de', 'App-Manager', 'Noch nie angemeldet'],
    ['person-3@firma.de', 'Sponsor-Manager', 'Deaktiviert'],
  ].entries())
    for (const text of texts) await expect.element(rows().nth(at)).toMatchTextContent(text)
  expect(rows().nth(0).element().textContent).not.toContain('Deaktiviert')
})

test('shows the app in the address, and stores the chosen one there', async ({ server }) => {
  server.on(getUsersForAppAsAdmin, ({ appId }) => ({
    items: [sampleUserOfApp(1, { emailAddress: appId === idOf(200) ? 'zwei@firma.de' : 'eins@firma.de' })],
    next: null,
  }))
  const { router } = await openUsers(server, { path: `${PATH}?app=${idOf(200)}` })
  await expect.element(rows()).toMatchTextContent('zwei@firma.de')
  await expect.element(chooser()).toHaveValue(idOf(200))
  await chooser().selectOptions('App 100')
  await expect.element(rows()).toMatchTextContent('eins@firma.de')
  expect(router.state.location.search).toEqual({ app: idOf(100) })
})

test('without an app in the address, or with one that is gone, it shows the first', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1))
  for (const path of [PATH, `${PATH}?app=${idOf(999)}`]) {
    await openUsers(server, { path })
    await expect.element(chooser()).toHaveValue(idOf(100))
  }
  await expect
    .poll(() => server.callsOf(getUsersForAppAsAdmin).map(({ input }) => input))
    .toEqual([{ appId: idOf(100) }, { appId: idOf(100) }])
})

test('every page about one app opens with the app that was chosen last', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1))
  server.on(getAvailableSeatsHistoryAsAdmin, { sponsors: [], historyOfTotalAvailableSeatsForApp: [] })
  const { router } = await openUsers(server)
  await chooser().selectOptions('App 200')
  await expect.element(chooser()).toHaveValue(idOf(200))
  for (const to of [ACCOUNTING, PATH]) {
    await router.navigate({ to, search: {} } as never)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(TITLES[to] ?? '')
    await expect.element(chooser()).toHaveValue(idOf(200))
  }
})

test('searches on the server, says what was not found, and keeps the field’s focus', async ({ server }) => {
  server.on(getUsersForAppAsAdmin, ({ partOfAddress }) => ({
    items: partOfAddress ? [] : [sampleUserOfApp(1)],
    next: null,
  }))
  await openUsers(server)
  await expect.element(rows()).toMatchTextContent('person-1@firma.de')
  await search().fill(' Petra ')
  await expect.element(page.getByText('Keine Adresse enthält „petra“.')).toBeVisible()
  await expect.element(search()).toHaveFocus()
  await expect
    .poll(() => server.callsOf(getUsersForAppAsAdmin).at(-1)?.input)
    .toEqual({
      appId: idOf(100),
      partOfAddress: 'petra',
    })
})

test('a text that is too long is reported, and not searched for', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1))
  await openUsers(server)
  await search().fill('p'.repeat(255))
  await expect.element(page.getByText('Der Wert darf höchstens 254 Zeichen lang sein')).toBeVisible()
  await expect.element(search()).toHaveValue('p'.repeat(255))
  expect(server.callsOf(getUsersForAppAsAdmin).map(({ input }) => input)).toEqual([{ appId: idOf(100) }])
})

test('while a search is in flight the former users stay, but not those of another app', async ({
  server,
}) => {
  answerWith(server, sampleUserOfApp(1))
  await openUsers(server)
  await expect.element(rows()).toMatchTextContent('person-1@firma.de')
  const answer = server.hold(getUsersForAppAsAdmin, { items: [sampleUserOfApp(2)], next: null })
  await search().fill('2')
  await expect.poll(() => server.callsOf(getUsersForAppAsAdmin).length).toBe(2)
  await expect.element(rows()).toMatchTextContent('person-1@firma.de')
  answer.resume()
  await expect.element(rows()).toMatchTextContent('person-2@firma.de')
  const other = server.hold(getUsersForAppAsAdmin, { items: [sampleUserOfApp(3)], next: null })
  await chooser().selectOptions('App 200')
  await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  other.resume()
  await expect.element(rows()).toMatchTextContent('person-3@firma.de')
})

test('says so when there are no users, no apps, or no answer', async ({ server }) => {
  answerWith(server)
  await openUsers(server)
  await expect.element(page.getByText('In dieser App gibt es noch keine Benutzer.')).toBeVisible()
  server.on(getAppsAsAdmin, [])
  await openAdminScreen(server, PATH)
  await expect.element(page.getByText('Noch keine Apps angelegt.')).toBeVisible()
  server.refuse(getAppsAsAdmin, 'unavailable')
  await openAdminScreen(server, PATH)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Wir sind gerade nicht erreichbar.')
  server.refuse(getUsersForAppAsAdmin, 'unavailable')
  await openUsers(server)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Wir sind gerade nicht erreichbar.')
})

test('disables an account after naming the consequences, and enables it', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1))
  server.on(disableUserAsAdmin, {})
  server.on(enableUserAsAdmin, {})
  await openUsers(server)
  await chooseFromMenu('Mehr zu: person-1@firma.de', 'Deaktivieren')
  const disabling = dialogNamed('Benutzer deaktivieren')
  await expect
    .element(disabling)
    .toMatchTextContent('person-1@firma.de wird sofort auf allen Geräten abgemeldet')
  expect(server.callsOf(disableUserAsAdmin)).toEqual([])
  answerWith(server, sampleUserOfApp(1, { isDisabled: true }))
  await button('Benutzer deaktivieren', disabling).click()
  await expectSaid('Benutzer wurde deaktiviert.')
  await expect.poll(() => server.callsOf(disableUserAsAdmin)[0]?.input).toEqual({ userId: idOf(1) })
  await expect.element(rows()).toMatchTextContent('Deaktiviert')

  await chooseFromMenu('Mehr zu: person-1@firma.de', 'Aktivieren')
  answerWith(server, sampleUserOfApp(1))
  await button('Benutzer aktivieren', dialogNamed('Benutzer aktivieren')).click()
  await expectSaid('Benutzer wurde aktiviert.')
  await expect.poll(() => server.callsOf(enableUserAsAdmin)[0]?.input).toEqual({ userId: idOf(1) })
})

/** Replaces the browser's own windows: none is opened beside the test. */
const withWindow = (newWindow: Window | null) => vi.spyOn(window, 'open').mockReturnValue(newWindow)

const openVisit = async (server: FakeServer) => {
  answerWith(server, sampleUserOfApp(1))
  await openUsers(server)
  await chooseFromMenu('Mehr zu: person-1@firma.de', 'Konto ansehen')
  const dialog = dialogNamed('Konto ansehen')
  await expect.element(dialog).toMatchTextContent('Die Person bekommt darüber eine E-Mail')
  return dialog
}

test('opens an account in a window that has no access to this one', async ({ server }) => {
  const visitWindow = { opener: window, closed: false, location: { replace: vi.fn() }, close: vi.fn() }
  const open = withWindow(visitWindow as unknown as Window)
  server.on(getImpersonationUrlForUserAsAdmin, { impersonationURL: VISIT })
  const dialog = await openVisit(server)
  await button('Konto öffnen', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(visitWindow.location.replace.mock.calls).toEqual([[VISIT]])
  expect([visitWindow.opener, open.mock.calls.length]).toEqual([null, 1])
  await expect
    .poll(() => server.callsOf(getImpersonationUrlForUserAsAdmin)[0]?.input)
    .toEqual({ userId: idOf(1) })
  open.mockRestore()
})

test('a blocked window becomes a link to press', async ({ server }) => {
  const open = withWindow(null)
  server.on(getImpersonationUrlForUserAsAdmin, { impersonationURL: VISIT })
  const dialog = await openVisit(server)
  await button('Konto öffnen', dialog).click()
  const link = dialog.getByRole('link', { name: 'Konto in neuem Fenster öffnen' })
  await expect.element(link).toHaveAttribute('href', VISIT)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expectAccessible()
  open.mockRestore()
})

const emptyWindow = () => ({ opener: null, closed: false, location: { replace: vi.fn() }, close: vi.fn() })

/** The login was long ago: the server asks for the password first. */
const openVisitAfterLongLogin = async (server: FakeServer) => {
  server.refuse(getImpersonationUrlForUserAsAdmin, 'fresh-login-required')
  await button('Konto öffnen', await openVisit(server)).click()
  const proof = dialogNamed('Bist du es wirklich?')
  await expect.element(proof).toBeVisible()
  return proof
}
const prove = async (server: FakeServer, proof: Locator) => {
  server.on(proveIdentityAsAdmin, {})
  server.on(getImpersonationUrlForUserAsAdmin, { impersonationURL: VISIT })
  await proof.getByLabelText(/^Passwort\W*$/).fill('ein langes Passwort')
  await button('Bestätigen', proof).click()
}

test('no empty window covers the question for the password; the account opens in one after it', async ({
  server,
}) => {
  const [early, late] = [emptyWindow(), emptyWindow()]
  const open = withWindow(early as unknown as Window)
  const proof = await openVisitAfterLongLogin(server)
  expect(early.close.mock.calls).toHaveLength(1)
  open.mockReturnValue(late as unknown as Window)
  await prove(server, proof)
  await expect.element(dialogNamed('Konto ansehen')).not.toBeInTheDocument()
  expect([early.location.replace.mock.calls, late.location.replace.mock.calls]).toEqual([[], [[VISIT]]])
  open.mockRestore()
})

test('a window that is blocked after the password becomes a link to press', async ({ server }) => {
  const open = withWindow(emptyWindow() as unknown as Window)
  const proof = await openVisitAfterLongLogin(server)
  open.mockReturnValue(null)
  await prove(server, proof)
  await expect
    .element(dialogNamed('Konto ansehen').getByRole('link', { name: 'Konto in neuem Fenster öffnen' }))
    .toHaveAttribute('href', VISIT)
  open.mockRestore()
})

test('a visit that is refused closes the empty window and says why', async ({ server }) => {
  const visitWindow = { opener: null, closed: false, location: { replace: vi.fn() }, close: vi.fn() }
  const open = withWindow(visitWindow as unknown as Window)
  server.refuse(getImpersonationUrlForUserAsAdmin, 'not-found')
  const dialog = await openVisit(server)
  await button('Konto öffnen', dialog).click()
  await expectSaid('Das wurde leider nicht gefunden.')
  expect([visitWindow.close.mock.calls.length, visitWindow.location.replace.mock.calls.length]).toEqual([
    1, 0,
  ])
  open.mockRestore()
})

test('a disabled account cannot be opened', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1, { isDisabled: true }))
  await openUsers(server)
  await button('Mehr zu: person-1@firma.de').click()
  await expect.element(page.getByRole('menuitem', { name: 'Aktivieren' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  answerWith(
    server,
    sampleUserOfApp(1, { isDisabled: true }),
    sampleUserOfApp(2, { emailAddress: `${'sehr-lang'.repeat(12)}@firma.de` }),
  )
  await openUsers(server, { width })
  await expect.element(rows().nth(1)).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
