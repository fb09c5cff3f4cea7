import { randomUUID } from 'node:crypto'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { mouse } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { skip } from '../learner/introduction.ts'
import { heading, turn } from '../learner/reading.ts'
import { callAs } from '../test-server/call-as.ts'
import { text } from '../test-server/content.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'
import { completeRegistration, registrationForm } from './registration.ts'

/** A sponsor's manager sends an invitation. @returns the path of the mail's link */
const invite = async (testServer: TestServer, app: TestApp, emailAddress: string): Promise<string> => {
  const { sponsorId } = await testServer.createSponsor(app)
  const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  const as = { host: app.host, token: await testServer.signIn(manager) }
  await callAs(as, inviteUsersAsManager, { sponsorId, emailAddresses: [emailAddress] })
  return linkIn(testServer, emailAddress, {
    content: `Deine Einladung zu ${app.title}`,
    leadsTo: '/registrierung/',
  })
}

test('an invitation leads from the mail through registration into the first module, once', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  watch.allow(/status of 400 .*confirm-user-registration-command/)
  watch.allow(/status of 404 .*get-user-registration-request-query/)
  const app = await testServer.createApp()
  await testServer.createModule(app, {
    title: 'Erstes Modul',
    pages: [
      { title: 'Erste Seite', elements: [text()] },
      { title: 'Zweite Seite', elements: [text()] },
    ],
  })
  const emailAddress = `${randomUUID()}@journey.example`
  const link = await invite(testServer, app, emailAddress)
  await page.goto(link)
  await expect(registrationForm(page).emailAddress).toHaveValue(emailAddress)
  await test.step('a weak password is reported at its field', async () => {
    const form = registrationForm(page)
    await form.firstName.fill('Petra')
    await form.lastName.fill('Probe')
    await form.password.fill('12345678')
    await form.repeat.fill('12345678')
    await form.termsOfUse.check()
    await form.dataProtection.check()
    await form.submit.click()
    await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
    await form.termsOfUse.uncheck()
    await form.dataProtection.uncheck()
  })

  await completeRegistration(page, { isInvited: true })
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await skip(page).click()
  await page.getByRole('link', { name: 'Starten: Erstes Modul' }).click()
  await expect(heading(page, 'Erste Seite')).toBeVisible()
  await turn(page, mouse)
  await expect(heading(page, 'Zweite Seite')).toBeVisible()

  await page.goto(urlOf(app, '/profil'))
  await expect(page.getByText(/^Du hast nicht eingewilligt/)).toBeVisible()

  const other = await openBrowser()
  await other.goto(link)
  await expect(
    other.getByRole('heading', { name: 'Der genutzte Link ist leider nicht mehr gültig.' }),
  ).toBeVisible()
})
