import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkIn } from '../account/linked-page.ts'
import { completeRegistration, NEW_PASSWORD, registrationForm, sponsorForm } from '../account/registration.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { logIn, message } from '../learner/login-form.ts'
import { chooseFromMenu, createManager, dialogNamed, expectSaid, field, save } from './editing.ts'

const SPONSOR = 'Probewerke AG'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

const expectUsable = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const expectFree = (page: Page, free: number) =>
  expect(page.getByText(`Es sind noch ${free} von 10 Lizenzen verfügbar.`)).toBeVisible()

test('a company’s year: sponsor, its manager, a list, a link, people who come and leave, the report', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 40[13] /)
  const app = await testServer.createApp()
  const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@probewerke.example`
  const [boss, anna, petra] = [address('boss'), address('anna'), address('petra')]
  const office = await openBrowser()
  const home = await openBrowser()

  await test.step('the app’s manager creates the sponsor, and invites its manager', async () => {
    await page.goto(urlOf(app, '/login'))
    await logIn(page, await createManager(testServer, app))
    await expect(heading(page, 'Module')).toBeVisible()
    await page.goto(urlOf(app, '/verwaltung/sponsoren'))
    await page.getByRole('button', { name: 'Sponsor erstellen' }).click()
    const form = dialogNamed(page, 'Sponsor erstellen')
    await field(form, 'Name').fill(SPONSOR)
    await expectUsable(page)
    await save(form, 'Erstellen', 'Sponsor wurde erstellt.')
    await expect(rows(page)).toContainText('10 Lizenzen')
    await chooseFromMenu(page, `Mehr zu: ${SPONSOR}`, 'Sponsor-Manager einladen')
    const inviting = dialogNamed(page, 'Sponsor-Manager einladen')
    await field(inviting, 'E-Mail Adressen').fill(boss)
    await inviting.getByRole('button', { name: '1 Sponsor-Manager einladen' }).click()
    await expectSaid(page, 'Einladung wurde verschickt.')
    await expectUsable(page)
  })

  await test.step('the sponsor’s manager creates an account, and arrives at the seats', async () => {
    const content = `Verwalte die Lizenzen der ${SPONSOR}`
    await office.goto(await linkIn(testServer, boss, { content, leadsTo: '/registrierung/' }))
    const form = registrationForm(office)
    await form.firstName.fill('Berta')
    await form.lastName.fill('Boss')
    await form.password.fill(NEW_PASSWORD)
    await form.repeat.fill(NEW_PASSWORD)
    await form.submit.click()
    await expect(message(office, 'Registrierung abgeschlossen und angemeldet.')).toBeVisible()
    await expect(heading(office, 'Lizenzen')).toBeVisible()
    await expect(office).toHaveURL(/\/verwaltung\/lizenzen-verwalten$/)
    await expectFree(office, 10)
    await expectUsable(office)
  })

  await test.step('a list is imported after a review of each row', async () => {
    const colleagues = Array.from({ length: 6 }, (_, number) => address(`kollege-${number}`))
    await office.getByRole('button', { name: 'Benutzer einladen' }).click()
    const form = dialogNamed(office, 'Benutzer einladen')
    await field(form, 'E-Mail Adressen').fill([anna, ...colleagues, boss, 'kein-at'].join('\n'))
    await form.getByRole('button', { name: 'Liste prüfen' }).click()
    // A company does not learn who has an account in this app already: it only sees the number of free seats.
    await expect(form).toContainText('Wird eingeladen: 8')
    await expect(form).toContainText('Nicht gültig: 1')
    await expectUsable(office)
    await save(form, '8 Benutzer einladen', 'Benutzer wurden eingeladen.')
    await expectFree(office, 3)
    await expect(rows(office)).toHaveCount(7)
  })

  await test.step('a link is passed on, and a person registers by it', async () => {
    await office.getByRole('button', { name: 'Registrierungslink erstellen' }).click()
    await expectSaid(office, 'Registrierungslink wurde erstellt.')
    const banner = office.getByRole('region', { name: 'Registrierungslink' })
    const link = await banner.getByText('/registrierung/s/').textContent()
    await home.goto(link?.trim() ?? '')
    const form = sponsorForm(home)
    await form.emailAddress.fill(petra)
    await form.dataProtection.check()
    await form.termsOfUse.check()
    await form.submit.click()
    await home.goto(
      await linkIn(testServer, petra, { content: `Dein Zugang zu ${app.title}`, leadsTo: '/registrierung/' }),
    )
    await completeRegistration(home)
  })

  await test.step('few seats are left: the list of sponsors says so', async () => {
    await office.reload()
    await expectFree(office, 2)
    await expect(rows(office).filter({ hasText: petra })).toContainText('Petra Probe')
    await expect(rows(office).filter({ hasText: petra })).toContainText('Registrierung abgeschlossen am')
    await office.getByRole('button', { name: 'Benutzer einladen' }).click()
    const form = dialogNamed(office, 'Benutzer einladen')
    await field(form, 'E-Mail Adressen').fill(address('letzte'))
    await save(form, '1 Benutzer einladen', 'Benutzer wurden eingeladen.')
    await expect(office.getByText('Nur noch 1 Lizenz ist frei.')).toBeVisible()
    await page.reload()
    await expect(rows(page).filter({ hasText: SPONSOR })).toContainText('Nur noch 1 Lizenz ist frei.')
  })

  await test.step('one leaves: the account ends immediately, and the mail says so', async () => {
    await chooseFromMenu(office, `Mehr zu: ${petra}`, 'Lizenz zurückziehen')
    const form = dialogNamed(office, 'Lizenz zurückziehen')
    await expect(form).toContainText('unwiderruflich gelöscht')
    await field(form, 'Gib zur Bestätigung die E-Mail Adresse der Person ein').fill(petra)
    await expectUsable(office)
    await form.getByRole('button', { name: 'Lizenz zurückziehen', exact: true }).click()
    // A registration does not count as a fresh login.
    const question = dialogNamed(office, 'Bist du es wirklich?')
    await question.getByLabel('Passwort').first().fill(NEW_PASSWORD)
    await question.getByRole('button', { name: 'Bestätigen' }).click()
    await expectSaid(office, 'Lizenz wurde zurückgezogen.')
    await expect(form).toBeHidden()
    await expectFree(office, 2)
    await testServer.mails.next(petra, `Dein Zugang zu ${app.title} ist beendet`)
    await home.reload()
    await expect(home).toHaveURL(/\/login/)
  })

  await test.step('the report waits for the end of the first month', async () => {
    await office.goto(urlOf(app, '/verwaltung/bericht'))
    await expect(office.getByRole('heading', { name: 'Noch kein Monat' })).toBeVisible()
    await expectUsable(office)
    await page.getByRole('link', { name: SPONSOR }).click()
    await expect(heading(page, `Lizenzen der ${SPONSOR}`)).toBeVisible()
    await page.getByRole('link', { name: 'Bericht', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Noch kein Monat' })).toBeVisible()
  })
})
