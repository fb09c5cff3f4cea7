import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'

const SENT = 'Bitte bestätige die neue Adresse über den Link in der E-Mail.'
const FAILED = 'Die E-Mail Adresse konnte nicht angepasst werden!'

const newAddress = () => `neu-${randomUUID()}@journey.example`

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'E-Mail Adresse ändern' })

const requestChange = async (page: Page, to: string): Promise<void> => {
  await page.getByRole('button', { name: 'E-Mail Adresse ändern' }).click()
  await dialogOf(page).getByRole('textbox', { name: 'Neue E-Mail Adresse' }).fill(to)
  await dialogOf(page).getByRole('button', { name: 'Link schicken' }).click()
  await expect(message(page, SENT)).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
}

const confirmLink = (testServer: TestServer, to: string) =>
  linkIn(testServer, to, { content: 'Bestätige deine neue E-Mail Adresse', leadsTo: '/email-anpassen/' })

const stopLink = (testServer: TestServer, to: string) =>
  linkIn(testServer, to, {
    content: 'Deine E-Mail Adresse soll geändert werden',
    leadsTo: '/email-anpassen/',
  })

test('a new address takes effect when its link is followed, until the old address undoes the change', async ({
  page,
  openBrowser,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 40[014] /)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const address = newAddress()
  await signIn(user)
  await page.goto(urlOf(user.app, '/profil'))
  await requestChange(page, address)
  const stop = await stopLink(testServer, user.emailAddress)

  const mailbox = await openBrowser()
  const link = await confirmLink(testServer, address)
  for (const time of ['the first time', 'and once more'])
    await test.step(`the link confirms, ${time}`, async () => {
      await mailbox.goto(link)
      await mailbox.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
      await expect(mailbox.getByRole('heading', { name: 'Deine neue Adresse gilt' })).toBeVisible()
    })
  await mailbox.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await logIn(mailbox, user)
  await expect(message(mailbox, WRONG_PASSWORD)).toBeVisible()
  await logIn(mailbox, { ...user, emailAddress: address })
  await expect(mailbox).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect(page.getByText(address)).toBeVisible()

  await test.step('the old address undoes the change and ends every session', async () => {
    await mailbox.goto(stop)
    await mailbox.getByRole('button', { name: 'Änderung stoppen' }).click()
    await expect(mailbox.getByRole('heading', { name: 'Die Änderung ist gestoppt' })).toBeVisible()
    await mailbox.goto(link)
    await mailbox.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()
    await expect(mailbox.getByRole('heading', { name: FAILED })).toBeVisible()
    await mailbox.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await logIn(mailbox, user)
    await expect(mailbox).toHaveURL(/\/dashboard$/)
    // A background call may have led to the login already.
    await page.goto(urlOf(user.app, '/module'))
    await expect(page).toHaveURL(/\/login$/)
  })
})
