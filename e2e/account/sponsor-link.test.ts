import { randomUUID } from 'node:crypto'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { registerUserForSponsor } from '@wohlauf/contract/user-management'
import { DEMO_SPONSOR } from '../../apps/server/src/demo/sponsor.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { expectForEverybody } from '../learner/screens.ts'
import { callAs } from '../test-server/call-as.ts'
import { linkIn } from './linked-page.ts'
import { completeRegistration, registrationForm, sponsorForm } from './registration.ts'

const SENT = 'Erfolgreich abgeschickt. Bitte klicke auf den Link in der E-Mail.'

for (const { style, agrees } of [
  { style: 'default', agrees: false },
  { style: 'wohlauf', agrees: true },
] as const)
  test(`in the style ${style}, a sponsor's link leads to an account, ${agrees ? 'with' : 'without'} consent to health data`, async ({
    page,
    testServer,
  }) => {
    const app = await testServer.createApp({ style })
    const { slug } = await testServer.createSponsor(app)
    const emailAddress = `${randomUUID()}@journey.example`
    await page.goto(urlOf(app, `/registrierung/s/${slug}`))
    const form = sponsorForm(page)

    await test.step('both boxes are required, and each text can be read beside them', async () => {
      await form.emailAddress.fill('keine Adresse')
      // Pressed straight from the wrong field, whose message moves what stands below it.
      await form.dataProtection.click()
      await expect(form.dataProtection).toBeChecked()
      await expect(page.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
      await form.termsOfUse.click()
      await form.termsOfUse.click()
      await expect(page.getByText('Diese Option muss ausgewählt sein')).toBeVisible()
      await form.emailAddress.fill(emailAddress)
      await expect(form.submit).toBeDisabled()
      await expectForEverybody(page)
      for (const [name, title] of [
        ['Datenschutz', 'Datenschutz'],
        ['Nutzungsbedingungen', 'Nutzungsbedingungen'],
      ] as const) {
        const opened = page.waitForEvent('popup')
        await page.getByRole('link', { name: new RegExp(`^${name} .*neuen Tab`) }).click()
        const text = await opened
        await expect(text.getByRole('heading', { level: 1 })).toContainText(title)
        await text.close()
      }
      await form.termsOfUse.click()
    })

    await form.submit.click()
    await expect(message(page, SENT)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeVisible()
    await expectForEverybody(page)

    await page.goto(
      await linkIn(testServer, emailAddress, {
        words: `Dein Zugang zu ${app.title}`,
        leadsTo: '/registrierung/',
      }),
    )
    await expect(registrationForm(page).emailAddress).toHaveValue(emailAddress)
    await expectForEverybody(page)
    await completeRegistration(page, { agrees })
    await page.goto(urlOf(app, '/profil'))
    await expect(
      page.getByText(agrees ? /^Du hast eingewilligt/ : /^Du hast nicht eingewilligt/),
    ).toBeVisible()
    await expect(page.getByText(emailAddress)).toBeVisible()
  })

test('an address that has an account hears of it by mail alone', async ({ page, testServer }) => {
  const app = await testServer.createApp()
  const { slug } = await testServer.createSponsor(app)
  const { emailAddress } = await testServer.createUser({ app })
  await page.goto(urlOf(app, `/registrierung/s/${slug}`))
  const form = sponsorForm(page)
  await form.emailAddress.fill(emailAddress)
  await form.dataProtection.check()
  await form.termsOfUse.check()
  await form.submit.click()
  await expect(message(page, SENT)).toBeVisible()
  await page.goto(
    await linkIn(testServer, emailAddress, { words: 'Du hast bereits ein Konto', leadsTo: '/login' }),
  )
  await expect(page).toHaveURL(/\/login$/)
})

test('a link that is none, or whose seats are gone, says why and leads on', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 409 .*register-user-for-sponsor-command/)
  const app = await testServer.createApp()
  const { slug } = await testServer.createSponsor(app, { availableSeats: 1 })
  const form = sponsorForm(page)
  const noSeat = REFUSALS['no-seat-available'].message

  await page.goto(urlOf(app, '/registrierung/s/gibt-es-nicht'))
  await expect(page.getByText(REFUSALS['sponsor-link-not-valid'].message)).toBeVisible()
  await expect(form.submit).toHaveCount(0)
  await expectForEverybody(page)

  await page.goto(urlOf(app, `/registrierung/s/${slug}`))
  await form.emailAddress.fill(`${randomUUID()}@journey.example`)
  await form.dataProtection.check()
  await form.termsOfUse.check()
  const holder = `${randomUUID()}@journey.example`
  await callAs(app, registerUserForSponsor, {
    emailAddress: holder,
    registrationLinkSlug: slug,
  })
  await form.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: noSeat })).toBeVisible()
  await expectForEverybody(page)

  await page.reload()
  await expect(page.getByText(noSeat)).toBeVisible()
  await expect(form.submit).toHaveCount(0)
  await expectForEverybody(page)

  await test.step('who took the last seat gets the mail again', async () => {
    await page.getByRole('button', { name: 'E-Mail noch einmal anfordern' }).click()
    await form.emailAddress.fill(holder)
    await form.dataProtection.check()
    await form.termsOfUse.check()
    await form.submit.click()
    await expect(message(page, SENT)).toBeVisible()
    await testServer.mails.next(holder, `Dein Zugang zu ${app.title}`)
    await testServer.mails.next(holder, `Dein Zugang zu ${app.title}`)
  })
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the demo world has a sponsor whose link opens', async ({ page, testServer }) => {
  const app = await testServer.demoApp('nutrition')
  await page.goto(urlOf(app, `/registrierung/s/${DEMO_SPONSOR.registrationLinkSlug}`))
  const form = sponsorForm(page)
  await form.emailAddress.fill('jemand@journey.example')
  await form.dataProtection.check()
  await form.termsOfUse.check()
  await expect(form.submit).toBeEnabled()
})
