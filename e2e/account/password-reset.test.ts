import type { Page } from '@playwright/test'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from '../learner/home.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { choose } from '../learner/menu.ts'
import { callAs } from '../test-server/call-as.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'
import { linkIn } from './linked-page.ts'
import { NEW_PASSWORD } from './registration.ts'

/** The same message for every address (specification, section 8). */
const REQUESTED =
  'Wenn die E-Mail Adresse in unserem System existiert wirst du in den nächsten Minuten eine E-Mail mit einem Link zum Zurücksetzen erhalten.'

const NOT_VALID = 'Der genutzte Link ist leider nicht mehr gültig.'

const newPasswordForm = (page: Page) => ({
  password: page.getByLabel(/^Neues Passwort\W*$/),
  repeat: page.getByLabel(/^Neues Passwort wiederholen\W*$/),
  submit: page.getByRole('button', { name: 'Passwort speichern' }),
})

const request = async (page: Page, emailAddress: string): Promise<void> => {
  const submit = page.getByRole('button', { name: 'Link anfordern' })
  // Until this page is rendered, the login's field of the same name is on the screen.
  await expect(submit).toBeVisible()
  await page.getByRole('textbox', { name: 'E-Mail Adresse' }).fill(emailAddress)
  await submit.click()
}

const choosePassword = async (page: Page, password: string): Promise<void> => {
  const form = newPasswordForm(page)
  await form.password.fill(password)
  await form.repeat.fill(password)
  await form.submit.click()
}

const resetLink = (testServer: TestServer, { emailAddress }: TestUser): Promise<string> =>
  linkIn(testServer, emailAddress, {
    content: 'Wähle ein neues Passwort',
    leadsTo: '/passwort-zuruecksetzen/',
  })

test('a password is reset by the newest mail: the old one and all sessions end, the link works once', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  watch.allow(
    /status of 40[14] .*(get-password-reset-request-query|\/api\/)/,
    /status of 400 .*(confirm-password-reset-command|authentication\/login)/,
  )
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await testServer.createModule(user.app)
  const elsewhere = await openBrowser(user)
  await elsewhere.goto(urlOf(user.app, '/dashboard'))
  await expectHome(elsewhere)

  await page.goto(urlOf(user.app, '/login'))
  await page.getByRole('link', { name: 'Passwort zurücksetzen' }).click()
  for (const emailAddress of [`niemand-${user.emailAddress}`, user.emailAddress]) {
    await request(page, emailAddress)
    await expect(message(page, REQUESTED)).toBeVisible()
    await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click()
  }
  const former = await resetLink(testServer, user)
  expect(await testServer.mails.to(`niemand-${user.emailAddress}`)).toEqual([])
  await callAs(user.app, requestPasswordReset, { userEmailAddress: user.emailAddress })
  const link = await resetLink(testServer, user)
  await page.goto(former)
  await expect(page.getByRole('heading', { name: NOT_VALID })).toBeVisible()
  await page.goto(link)

  await choosePassword(page, NEW_PASSWORD)
  await expect(message(page, 'Du kannst dich jetzt mit deinem neuen Passwort anmelden.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await testServer.mails.next(user.emailAddress, 'Dein Passwort wurde geändert')

  // One of the page's own requests may meet the end of the session before the second press.
  await Promise.race([choose(elsewhere, 'Lernen', 'Module'), expectLogin(elsewhere)])
  await expect(message(elsewhere, REFUSALS['authentication-required'].message)).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login$/)

  await logIn(page, user)
  await expect(message(page, WRONG_PASSWORD)).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: NOT_VALID })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await logIn(page, { ...user, password: NEW_PASSWORD })
  await expect(page).toHaveURL(/\/dashboard$/)
})
