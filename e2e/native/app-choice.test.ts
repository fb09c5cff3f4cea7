import { expect, test } from '../browser/test.ts'
import { logIn } from '../learner/login-form.ts'
import { expectAccessibleScreen } from '../learner/screens.ts'
import { installNativeApp } from './native-app.ts'

test('a shell learns its app from a typed address, and starts with it from then on', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 404 .*get-app-of-host/)
  const app = await testServer.demoApp('nutrition')
  const user = await testServer.demoMember('nutrition')
  const native = await installNativeApp(page)
  await native.start()
  await expect(page.getByRole('heading', { name: 'Schön, dass du da bist.' })).toBeVisible()
  await expectAccessibleScreen(page)
  const address = page.getByLabel('Adresse oder Link aus deiner Einladung')
  await address.fill('meine firma')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Das ist noch keine Adresse/)
  await address.fill(`unbekannt.${app.host.replace(/^[^.]+\./, '')}`)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await address.fill(app.host)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Ist das deine App?' })).toBeVisible()
  await expectAccessibleScreen(page)
  await page.getByRole('button', { name: 'Ja, los geht’s' }).click()
  await logIn(page, user)
  await expect(page).toHaveURL('https://localhost/dashboard')

  await native.start()
  await expect(page).toHaveURL('https://localhost/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
