import { randomUUID } from 'node:crypto'
import { inviteUsersAsManager } from '@wohlauf/contract/sponsors'
import { mouse } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { skip } from '../learner/introduction.ts'
import { heading, turn } from '../learner/reading.ts'
import { expectForEverybody } from '../learner/screens.ts'
import { callAs } from '../test-server/call-as.ts'
import { text } from '../test-server/content.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'
import { completeRegistration, registrationForm } from './registration.ts'

/** A sponsor's manager invites somebody. @returns where the mail's link leads */
const invite = async (testServer: TestServer, app: TestApp, emailAddress: string): Promise<string> => {
  const { sponsorId } = await testServer.createSponsor(app)
  const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  const as = { host: app.host, token: await testServer.signIn(manager) }
  await callAs(as, inviteUsersAsManager, { sponsorId, emailAddresses: [emailAddress] })
  return linkIn(testServer, emailAddress, {
    words: `Deine Einladung zu ${app.title}`,
    leadsTo: '/registrierung/',
  })
}

test('an invitation leads from the mail over the account into the first module', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 400 .*confirm-user-registration-command/)
  const app = await testServer.createApp()
  await testServer.createModule(app, {
    title: 'Erstes Modul',
    pages: [
      { title: 'Erste Seite', elements: [text()] },
      { title: 'Zweite Seite', elements: [text()] },
    ],
  })
  const emailAddress = `${randomUUID()}@journey.example`
  await page.goto(await invite(testServer, app, emailAddress))

  await test.step('what is wrong is said at its field', async () => {
    const form = registrationForm(page)
    await expect(form.emailAddress).toHaveValue(emailAddress)
    await expect(form.emailAddress).not.toBeEditable()
    await form.firstName.fill('x'.repeat(256))
    await form.lastName.focus()
    await form.password.fill('12345678')
    await form.repeat.fill('12345679')
    await form.repeat.blur()
    for (const words of [
      'Der Wert darf höchstens 255 Zeichen lang sein',
      'Dieses Feld muss gefüllt sein',
      'Das Passwort muss mit "Passwort" übereinstimmen',
    ])
      await expect(page.getByText(words)).toBeVisible()
    await expect(form.submit).toBeDisabled()
    await form.firstName.fill('Petra')
    await form.lastName.fill('Probe')
    await form.repeat.fill('12345678')
    await form.termsOfUse.click()
    await form.termsOfUse.click()
    await expect(page.getByText('Diese Option muss ausgewählt sein')).toBeVisible()
    await form.termsOfUse.check()
    await expect(form.submit).toBeDisabled()
    await form.dataProtection.check()
    await form.submit.click()
    await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
    await expect(form.password).toBeFocused()
    await expectForEverybody(page)
    await form.termsOfUse.uncheck()
    await form.dataProtection.uncheck()
  })

  await completeRegistration(page, { agrees: true, isInvited: true })
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await skip(page).click()
  await page.getByRole('link', { name: 'Starten: Erstes Modul' }).click()
  await expect(heading(page, 'Erste Seite')).toBeVisible()
  await turn(page, mouse)
  await expect(heading(page, 'Zweite Seite')).toBeVisible()

  await page.goto(urlOf(app, '/profil'))
  await expect(page.getByText(/^Du hast eingewilligt\. Wir dürfen Gewohnheiten/)).toBeVisible()
})

test('an invitation opens one account, and says so afterwards', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  watch.allow(/status of 404 .*get-user-registration-request-query/)
  const app = await testServer.createApp({ style: 'wohlauf' })
  const link = await invite(testServer, app, `${randomUUID()}@journey.example`)
  await page.goto(link)
  await completeRegistration(page, { agrees: false, isInvited: true })

  const other = await openBrowser()
  for (const address of [link, urlOf(app, `/registrierung/${'x'.repeat(43)}`)]) {
    await other.goto(address)
    await expect(
      other.getByRole('heading', { name: 'Der genutzte Link ist leider nicht mehr gültig.' }),
    ).toBeVisible()
    await expectForEverybody(other)
  }
  await other.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(other).toHaveURL(/\/login$/)
})
