import type { Page } from '@playwright/test'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { codeOfDemoAdmin, DEMO_ADMIN } from '@wohlauf/demo/admin'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectAllVisited } from '../browser/walk.ts'
import { expectHome } from '../learner/home.ts'
import { expectLogin, logIn, loginForm, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { aPicture, chooseFile, chooseFromMenu, dialogNamed, field, save } from '../manager/editing.ts'

const ADMIN = { emailAddress: DEMO_ADMIN, password: DEMO_PASSWORD }

/** The admin's entries in the audit log, newest first. */
const DEEDS = [
  'Konto angesehen',
  'Besuch in einem Konto vorbereitet',
  'Benutzer aktiviert',
  'Benutzer deaktiviert',
  'Erscheinungsbild geändert',
  'App angelegt',
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

const open = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: entry }).click()
  await expect(heading(page, entry)).toBeVisible()
}

const expectUsable = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const findUser = async (page: Page, emailAddress: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'E-Mail Adresse suchen' }).fill(emailAddress)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(emailAddress)
}

test('an admin’s day: login, a new app with its brand, a user disabled, enabled and helped, the audit log, logout', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 40[013] .*authentication\/(admin-)?login/, /status of 404 .*\/module\)/)
  // The open start page may still be storing what a day needs when its user is disabled.
  watch.allow(/status of 401 .*-query\)/)
  const site = { host: testServer.hostNamed('admin') }
  const host = testServer.freshHost()
  const title = `Gesund bei ${host.split('.')[0]}`
  const elsewhere = await openBrowser()

  await test.step('only an admin can log in', async () => {
    await page.goto(urlOf(site, '/default'))
    await expectLogin(page)
    await page.goto(urlOf(site))
    await expectLogin(page)
    await expect(page).toHaveTitle('Anmelden · Wohlauf Verwaltung')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectUsable(page)
    await logIn(page, await testServer.createUser({ app: await testServer.demoApp('nutrition') }))
    await expect(message(page, WRONG_PASSWORD)).toBeVisible()
    await logIn(page, ADMIN)
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOfDemoAdmin(new Date()))
    await loginForm(page).submit.click()
    await expect(heading(page, 'Benutzer')).toBeVisible()
    await expectUsable(page)
  })

  await test.step('an app is made, and opened under its host', async () => {
    await open(page, 'Apps')
    await page.getByRole('button', { name: 'App erstellen' }).click()
    const form = dialogNamed(page, 'App erstellen')
    await field(form, 'Titel').fill(title)
    await form.getByText('Bewegung', { exact: true }).click()
    await field(form, 'Host').fill(host)
    await field(form, 'Absenderadresse').fill('hallo@firma.example')
    await expectUsable(page)
    await save(form, 'Erstellen', 'App wurde erstellt.')
    await expect(rows(page).filter({ hasText: title })).toContainText(host)
    await expectUsable(page)
    await elsewhere.goto(urlOf({ host }))
    await expect(elsewhere).toHaveTitle(`Anmelden · ${title}`)
  })

  await test.step('its brand is set, and its own login page shows colour and logo', async () => {
    await chooseFromMenu(page, `Mehr zu: ${title}`, 'Erscheinungsbild')
    const form = dialogNamed(page, 'Erscheinungsbild')
    await field(form, 'Farbe').fill('#e20074')
    await chooseFile(form, 'Logo wählen', await aPicture())
    await expect(form.getByAltText('Gewähltes Logo')).toBeVisible()
    await expectUsable(page)
    await save(form, 'Speichern', 'Das Erscheinungsbild wurde angepasst.')
    await elsewhere.reload()
    await expect(elsewhere.getByRole('banner').getByRole('link').first().locator('img')).toBeVisible()
    await expect(elsewhere.locator('meta[name="theme-color"][data-appearance="light"]')).toHaveAttribute(
      'content',
      '#e20074',
    )
    // The app's shade for links.
    await expect(elsewhere.getByRole('link', { name: 'Passwort zurücksetzen' })).toHaveCSS(
      'color',
      'rgb(187, 0, 95)',
    )
    await expectAccessible(elsewhere)
  })

  await open(page, 'Benutzer')
  await page.getByRole('combobox', { name: 'App' }).selectOption(title)
  await expect(page.getByText('In dieser App gibt es noch keine Benutzer.')).toBeVisible()
  const appId = new URL(page.url()).searchParams.get('app') ?? ''
  const user = await testServer.createUser({ app: { appId, host, title } })
  const menu = `Mehr zu: ${user.emailAddress}`

  await test.step('a user is disabled, and enabled again', async () => {
    await logIn(elsewhere, user)
    await expectHome(elsewhere)
    // The app stays in the address.
    await page.reload()
    await findUser(page, user.emailAddress)
    await chooseFromMenu(page, menu, 'Deaktivieren')
    await expectUsable(page)
    await save(
      dialogNamed(page, 'Benutzer deaktivieren'),
      'Benutzer deaktivieren',
      'Benutzer wurde deaktiviert.',
    )
    await expect(rows(page)).toContainText('Deaktiviert')
    await elsewhere.evaluate(() => localStorage.clear())
    await elsewhere.goto(urlOf({ host }, '/login'))
    await logIn(elsewhere, user)
    await expect(message(elsewhere, 'Dein Account wurde deaktiviert.')).toBeVisible()
    await chooseFromMenu(page, menu, 'Aktivieren')
    await save(dialogNamed(page, 'Benutzer aktivieren'), 'Benutzer aktivieren', 'Benutzer wurde aktiviert.')
    await logIn(elsewhere, user)
    await expectHome(elsewhere)
  })

  await test.step('the account is viewed in a new window', async () => {
    await chooseFromMenu(page, menu, 'Konto ansehen')
    await expectUsable(page)
    const opening = page.context().waitForEvent('page')
    await dialogNamed(page, 'Konto ansehen').getByRole('button', { name: 'Konto öffnen' }).click()
    const visit = await opening
    await expectHome(visit)
    const banner = visit.getByRole('complementary', { name: 'Hinweise' })
    await expect(banner).toContainText(`Du siehst das Konto von ${user.emailAddress}.`)
    expect(await visit.evaluate(() => window.opener)).toBeNull()
    await visit.close()
    await expect(dialogNamed(page, 'Konto ansehen')).toBeHidden()
  })

  await test.step('the audit log has all of it', async () => {
    await open(page, 'Protokoll')
    // Other journeys write entries meanwhile.
    await page
      .getByRole('button', { name: `Nur ${title} anzeigen` })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Alle Apps anzeigen' })).toBeVisible()
    // Another journey's admin may check a package in this app, which is then the newest.
    const own = rows(page).filter({ hasText: DEMO_ADMIN })
    for (const [at, deed] of DEEDS.entries()) await expect(own.nth(at)).toContainText(deed)
    await expectUsable(page)
  })

  await test.step('the other pages are accessible', async () => {
    for (const entry of ['Buchhaltung', 'Betrieb', 'Sicherheit']) {
      await open(page, entry)
      await expectUsable(page)
    }
    await open(page, 'Betrieb')
    await page.getByRole('main').getByRole('link', { name: 'Open-Source-Lizenzen' }).click()
    await expect(heading(page, 'Open-Source-Lizenzen')).toBeVisible()
    await expectUsable(page)
    await open(page, 'Apps')
    await chooseFromMenu(page, `Mehr zu: ${title}`, 'Rechtstexte')
    await expect(heading(page, `Rechtstexte: ${title}`)).toBeVisible()
    await expectUsable(page)
    expectAllVisited(page, ADMIN_ROUTES)
  })

  await page.goto(urlOf(site, '/login'))
  await expect(heading(page, 'Benutzer')).toBeVisible()
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
  await expectLogin(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto(urlOf(site, '/module'))
  await expect(heading(page, 'Nicht gefunden')).toBeVisible()
  await expectAccessible(page)
})
