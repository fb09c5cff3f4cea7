import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test, urlOf } from '../browser/test.ts'
import { logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { choose } from '../learner/menu.ts'
import { expectForEverybody } from '../learner/screens.ts'
import type { TestServer } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'

const SENT = 'Bitte bestätige die neue Adresse über den Link in der E-Mail.'
const FAILED = 'Die E-Mail Adresse konnte nicht angepasst werden!'

const newAddress = () => `neu-${randomUUID()}@journey.example`

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'E-Mail Adresse ändern' })

/** From the profile; `onOpen` looks at the dialog first. */
const requestChange = async (page: Page, to: string, onOpen = async () => {}): Promise<void> => {
  await page.getByRole('button', { name: 'E-Mail Adresse ändern' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await onOpen()
  await dialogOf(page).getByRole('textbox', { name: 'Neue E-Mail Adresse' }).fill(to)
  await dialogOf(page).getByRole('button', { name: 'Link schicken' }).click()
  await expect(message(page, SENT)).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
}

const confirmLink = (testServer: TestServer, to: string) =>
  linkIn(testServer, to, { words: 'Bestätige deine neue E-Mail Adresse', leadsTo: '/email-anpassen/' })

const stopLink = (testServer: TestServer, to: string) =>
  linkIn(testServer, to, { words: 'Deine E-Mail Adresse soll geändert werden', leadsTo: '/email-anpassen/' })

test('a new address counts once the link to it was followed, the old one hears of it', async ({
  page,
  openBrowser,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 400 .*authentication\/login/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const address = newAddress()
  await signIn(user)
  await page.goto(urlOf(user.app, '/profil'))
  await requestChange(page, address, async () => {
    const field = dialogOf(page).getByRole('textbox', { name: 'Neue E-Mail Adresse' })
    await expect(field).toBeFocused()
    await field.fill(user.emailAddress.toUpperCase())
    await expect(page.getByText('Das ist bereits die aktuelle E-Mail Adresse')).toBeVisible()
    await expectForEverybody(page)
  })
  await stopLink(testServer, user.emailAddress)

  const mailbox = await openBrowser()
  const link = await confirmLink(testServer, address)
  for (const time of ['the first time', 'and once more'])
    await test.step(`the link confirms, ${time}`, async () => {
      await mailbox.goto(link)
      await expect(mailbox.getByRole('heading', { name: 'Deine neue Adresse gilt' })).toBeVisible()
      await expectForEverybody(mailbox)
    })
  await mailbox.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await logIn(mailbox, user)
  await expect(message(mailbox, WRONG_PASSWORD)).toBeVisible()
  await logIn(mailbox, { ...user, emailAddress: address })
  await expect(mailbox).toHaveURL(/\/dashboard$/)

  await page.reload()
  await expect(page.getByText(address)).toBeVisible()
})

test('the old address stops a change, before and after it was confirmed', async ({
  page,
  openBrowser,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 404 .*confirm-email-address-change-command/, /status of 401/)
  const app = await testServer.createApp({ style: 'wohlauf' })
  for (const isConfirmed of [false, true]) {
    const user = await testServer.createUser({ app })
    const address = newAddress()
    await signIn(user)
    await page.goto(urlOf(app, '/profil'))
    await requestChange(page, address)
    const link = await confirmLink(testServer, address)
    const mailbox = await openBrowser()
    if (isConfirmed) {
      await mailbox.goto(link)
      await expect(mailbox.getByRole('heading', { name: 'Deine neue Adresse gilt' })).toBeVisible()
    }

    await mailbox.goto(await stopLink(testServer, user.emailAddress))
    await expectForEverybody(mailbox)
    await mailbox.getByRole('button', { name: 'Änderung stoppen' }).click()
    await expect(mailbox.getByRole('heading', { name: 'Die Änderung ist gestoppt' })).toBeVisible()
    await expectForEverybody(mailbox)

    await mailbox.goto(link)
    await expect(mailbox.getByRole('heading', { name: FAILED })).toBeVisible()
    await expectForEverybody(mailbox)
    await mailbox.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await logIn(mailbox, user)
    await expect(mailbox).toHaveURL(/\/dashboard$/)

    await choose(page, 'Lernen', 'Module')
    await expect(message(page, REFUSALS['authentication-required'].message)).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('an address that somebody has already is not told of, and forged links do nothing', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 404 .*email-address-change-command/)
  const app = await testServer.createApp()
  const [user, other] = [await testServer.createUser({ app }), await testServer.createUser({ app })]
  await signIn(user)
  await page.goto(urlOf(app, '/profil'))
  await requestChange(page, other.emailAddress)
  await testServer.mails.next(other.emailAddress, 'Du hast bereits ein Konto')
  await testServer.mails.next(user.emailAddress, 'Deine E-Mail Adresse soll geändert werden')

  const forged = urlOf(app, `/email-anpassen/${'x'.repeat(43)}`)
  await page.goto(forged)
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
  await expectForEverybody(page)
  await page.goto(`${forged}/stoppen`)
  await page.getByRole('button', { name: 'Änderung stoppen' }).click()
  await expect(page.getByRole('heading', { name: REFUSALS['link-not-valid'].message })).toBeVisible()
  await expectForEverybody(page)
})
