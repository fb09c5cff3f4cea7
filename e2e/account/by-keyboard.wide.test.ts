import { randomUUID } from 'node:crypto'
import { keyboard } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { linkIn } from './linked-page.ts'
import { completeRegistration, sponsorForm } from './registration.ts'

test('an account can be created with the keyboard alone', async ({ page, testServer }) => {
  const app = await testServer.createApp()
  const { slug } = await testServer.createSponsor(app)
  const emailAddress = `${randomUUID()}@journey.example`
  await page.goto(urlOf(app, `/registrierung/s/${slug}`))
  const form = sponsorForm(page)
  await keyboard.write(form.emailAddress, emailAddress)
  await keyboard.tick(form.dataProtection)
  await keyboard.tick(form.termsOfUse)
  await keyboard.press(form.submit)
  await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeVisible()

  await page.goto(
    await linkIn(testServer, emailAddress, {
      content: `Dein Zugang zu ${app.title}`,
      leadsTo: '/registrierung/',
    }),
  )
  await completeRegistration(page, { device: keyboard })
})
