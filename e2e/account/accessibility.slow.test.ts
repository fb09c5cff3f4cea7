/** Slow: axe, zoom and large text on each screen and dialog before the login and of the profile; component tests check most of them one by one. */
import type { Page } from '@playwright/test'
import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { ROUTES_OF_ACCOUNT } from '@wohlauf/contract/routes/routes-of-account'
import { goTo } from '../browser/go-to.ts'
import { expectReadableInLargeText } from '../browser/large-text.ts'
import { expect, test } from '../browser/test.ts'
import { expectAllVisited } from '../browser/walk.ts'
import { menus } from '../learner/menu.ts'
import { expectAccessibleScreen } from '../learner/screens.ts'
import { callAs } from '../test-server/call-as.ts'
import type { TestApp } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'
import { closeDialog, openDialog, openProfile, passwordField } from './profile.ts'

const NO_LINK = 'x'.repeat(43)

/** Screens that need no login, by path and first heading. */
const OUTSIDE = [
  ['/login', /./],
  ['/passwort-zuruecksetzen', 'Passwort zurücksetzen'],
  [`/passwort-zuruecksetzen/${NO_LINK}`, /nicht mehr gültig/],
  [`/registrierung/${NO_LINK}`, /nicht mehr gültig/],
  ['/registrierung/s/gibt-es-nicht', 'Registrieren'],
  [`/email-anpassen/${NO_LINK}`, 'E-Mail Adresse bestätigen'],
  [`/email-anpassen/${NO_LINK}/stoppen`, 'Deine Adresse soll sich ändern'],
  [`/erinnerungen-abbestellen/${NO_LINK}`, /./],
  [`/ausgeschieden/${NO_LINK}`, /nicht mehr gültig/],
  [`/ausgeschieden/${NO_LINK}/umziehen`, /./],
  [`/profil/${NO_LINK}`, /konnte nicht geöffnet werden/],
  ['/ueber-wohlauf', 'Kleine Schritte, die bleiben.'],
  ['/nutzungsbedingungen', 'Nutzungsbedingungen'],
  ['/datenschutz', 'Datenschutz'],
  ['/impressum', 'Impressum'],
  ['/barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ['/leichte-sprache', 'Leichte Sprache und Gebärdensprache'],
  ['/konto-loeschen', 'Konto löschen'],
  ['/lizenzen', 'Open-Source-Lizenzen'],
] as const

/** The pages of the account that need no login. */
const OUTSIDE_ROUTES = Object.fromEntries(
  Object.entries(ROUTES_OF_ACCOUNT).filter(
    ([, { access }]) => !('requiresAuth' in access && access.requiresAuth),
  ),
)

const visit = (page: Page, app: TestApp, path: string, name: string | RegExp) =>
  test.step(path, async () => {
    await goTo(page, app, path)
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    await expectAccessibleScreen(page)
    await expectReadableInLargeText(page)
  })

const lookAtMenu = (page: Page, group: string) =>
  test.step(`the menu ${group}`, async () => {
    await menus(page).getByRole('button', { name: group }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessibleScreen(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  })

/** Opens a dialog, runs axe on it, and closes it again. */
const look = (page: Page, button: string | RegExp, title: string, onOpen = async () => {}) =>
  test.step(title, async () => {
    const dialog = await openDialog(page, button, title)
    await expectAccessibleScreen(page)
    await onOpen()
    await closeDialog(page, dialog)
  })

test('every screen and dialog before the login is accessible', async ({ page, testServer, watch }) => {
  // Many screens in one tab.
  test.slow()
  watch.allow(/status of 40[49] /)
  const app = await testServer.createApp({ style: 'wohlauf' })
  const { slug } = await testServer.createSponsor(app)
  await testServer.publishLegalText(
    app,
    'ACCESSIBILITY',
    '<h2>Was noch nicht geht</h2><p>Videos haben keine Untertitel.</p>',
  )
  await testServer.publishLegalText(
    app,
    'EASY_LANGUAGE',
    '<p>Hier steht das Wichtigste.</p><h2>Wer hilft dir?</h2><p>Die Kranken-Kasse hilft dir.</p><ul><li><p>am Telefon</p></li></ul><h2>Film in Deutscher Gebärdensprache</h2><p><a href="https://film.example/gebaerdensprache">Zum Film</a></p>',
  )
  for (const [path, title] of OUTSIDE) await visit(page, app, path, title)
  await visit(page, app, `/registrierung/s/${slug}`, /schenkt dir/)
  await goTo(page, app, '/login')
  await lookAtMenu(page, 'Informationen')
  expectAllVisited(page, OUTSIDE_ROUTES)
})

test('every dialog of the login page is accessible @browser', async ({ page, testServer }) => {
  await goTo(page, await testServer.createApp({ style: 'wohlauf' }), '/login')
  await look(page, 'Nachricht schreiben', 'Technischer Support')
  await look(page, 'Zugang anfragen', 'Zugang für dein Unternehmen', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'E-Mail Adresse' }).fill('keine Adresse')
    await dialog.getByRole('textbox', { name: 'Telefonnummer' }).focus()
    await expect(dialog.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
    await expectAccessibleScreen(page)
  })
})

test('every dialog of the profile and the support is accessible', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  // Many screens in one tab.
  test.slow()
  // Stopping a change of address ends the session, perhaps while a query is in flight.
  watch.allow(/status of 40[01] /)
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const token = await testServer.signIn(user)
  await signIn(user)
  await openProfile(page, app)
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleScreen(page)
  await lookAtMenu(page, 'Profil')
  await look(page, 'E-Mail Adresse ändern', 'E-Mail Adresse ändern', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Neue E-Mail Adresse' }).fill(user.emailAddress)
    await expect(dialog.getByText('Das ist bereits die aktuelle E-Mail Adresse')).toBeVisible()
    await expectAccessibleScreen(page)
  })
  await look(page, 'Passwort ändern', 'Passwort ändern', async () => {
    const dialog = page.getByRole('dialog')
    await passwordField(dialog, 'Neues Passwort').fill('kurz')
    await passwordField(dialog, 'Neues Passwort wiederholen').fill('anders')
    await passwordField(dialog, 'Neues Passwort wiederholen').blur()
    await expect(dialog.getByText('mindestens 8 Zeichen lang')).toBeVisible()
    await expectAccessibleScreen(page)
  })
  await look(page, 'Benachrichtigungen anpassen', 'Benachrichtigungen')
  await look(page, 'Überall abmelden', 'Überall abmelden?')
  await look(page, /widerrufen$/, HEALTH_DATA_CONSENT.withdrawal.title)
  await look(page, 'Konto löschen', 'Konto löschen')

  await goTo(page, app, '/support')
  await expect(page.getByRole('heading', { name: 'Wie können wir dir helfen?' })).toBeVisible()
  await expectAccessibleScreen(page)
  await look(page, 'Support anfordern', 'Support anfordern')

  await test.step('cancelling a change of address', async () => {
    const address = `neu-${user.emailAddress}`
    await callAs({ host: app.host, token }, requestEmailAddressChange, { userEmailAddress: address })
    const leadsTo = '/email-anpassen/'
    await page.goto(
      await linkIn(testServer, address, { content: 'Bestätige deine neue E-Mail Adresse', leadsTo }),
    )
    await expect(page.getByRole('heading', { name: 'Deine neue Adresse gilt' })).toBeVisible()
    await expectAccessibleScreen(page)
    const content = 'Deine E-Mail Adresse soll geändert werden'
    await page.goto(await linkIn(testServer, user.emailAddress, { content, leadsTo }))
    await page.getByRole('button', { name: 'Änderung stoppen' }).click()
    await expect(page.getByRole('heading', { name: 'Die Änderung ist gestoppt' })).toBeVisible()
    await expectAccessibleScreen(page)
  })

  await test.step('the consent dialog', async () => {
    await signIn(
      await testServer.createUser({ app, healthConsentVersion: null, hasCompletedOnboarding: false }),
    )
    await openProfile(page, app)
    const question = await openDialog(page, /Einwilligung .* ansehen$/, HEALTH_DATA_CONSENT.title)
    await expectAccessibleScreen(page)
    await question.getByRole('button', { name: HEALTH_DATA_CONSENT.declineLabel }).click()
    await expect(question).toBeHidden()
  })
})
