import { randomUUID } from 'node:crypto'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { DEMO_SPONSOR } from '@wohlauf/demo/sponsor'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { linkIn } from './linked-page.ts'
import { completeRegistration, registrationForm, sponsorForm } from './registration.ts'

const SENT = 'Erfolgreich abgeschickt. Bitte klicke auf den Link in der E-Mail.'

test('a sponsor’s link leads by mail to an account, as long as there are seats', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 409 .*register-user-for-sponsor-command/)
  const app = await testServer.createApp({ style: 'wohlauf' })
  const { slug } = await testServer.createSponsor(app, { availableSeats: 1 })
  const emailAddress = `${randomUUID()}@journey.example`
  const form = sponsorForm(page)
  const register = async (address: string) => {
    await form.emailAddress.fill(address)
    await form.dataProtection.check()
    await form.termsOfUse.check()
    await form.submit.click()
  }
  await page.goto(urlOf(app, `/registrierung/s/${slug}`))
  await test.step('each text can be read beside its box', async () => {
    for (const title of ['Datenschutz', 'Nutzungsbedingungen']) {
      const popup = page.waitForEvent('popup')
      await page.getByRole('link', { name: new RegExp(`^${title} .*neuen Tab`) }).click()
      const text = await popup
      await expect(text.getByRole('heading', { level: 1 })).toContainText(title)
      await text.close()
    }
  })
  await register(emailAddress)
  await expect(message(page, SENT)).toBeVisible()
  const mail = { content: `Dein Zugang zu ${app.title}`, leadsTo: '/registrierung/' }
  await linkIn(testServer, emailAddress, mail)

  await test.step('later visitors find no seat; the holder of the last one can request the mail again', async () => {
    await page.goto(urlOf(app, `/registrierung/s/${slug}`))
    await expect(page.getByText(REFUSALS['no-seat-available'].message)).toBeVisible()
    await page.getByRole('button', { name: 'E-Mail noch einmal anfordern' }).click()
    await register(`${randomUUID()}@journey.example`)
    await expect(
      page.getByRole('alert').filter({ hasText: REFUSALS['no-seat-available'].message }),
    ).toBeVisible()
    await register(emailAddress)
    await expect(message(page, SENT)).toBeVisible()
  })

  // The newer link invalidates the previous one.
  await page.goto(await linkIn(testServer, emailAddress, mail))
  await expect(registrationForm(page).emailAddress).toHaveValue(emailAddress)
  await completeRegistration(page)
  await page.goto(urlOf(app, '/profil'))
  await expect(page.getByText(/^Du hast nicht eingewilligt/)).toBeVisible()
  await expect(page.getByText(emailAddress)).toBeVisible()
})

test('an address with an account is notified by mail only, and the demo world has a link', async ({
  page,
  testServer,
}) => {
  const form = sponsorForm(page)
  const demo = await testServer.demoApp('nutrition')
  await page.goto(urlOf(demo, `/registrierung/s/${DEMO_SPONSOR.registrationLinkSlug}`))
  await form.emailAddress.fill('jemand@journey.example')
  await form.dataProtection.check()
  await form.termsOfUse.check()
  await expect(form.submit).toBeEnabled()

  const app = await testServer.createApp()
  const { slug } = await testServer.createSponsor(app)
  const { emailAddress } = await testServer.createUser({ app })
  await page.goto(urlOf(app, `/registrierung/s/${slug}`))
  await form.emailAddress.fill(emailAddress)
  await form.dataProtection.check()
  await form.termsOfUse.check()
  await form.submit.click()
  await expect(message(page, SENT)).toBeVisible()
  await page.goto(
    await linkIn(testServer, emailAddress, { content: 'Du hast bereits ein Konto', leadsTo: '/login' }),
  )
  await expect(page).toHaveURL(/\/login$/)
})
