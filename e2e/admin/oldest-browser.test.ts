import { beOldestBrowser } from '../browser/oldest-browser.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { fillIn, loginForm } from '../learner/login-form.ts'

test('an admin fills in the login with the oldest supported browser and opens the accounting', async ({
  page,
  context,
  testServer,
}) => {
  await beOldestBrowser(context)
  const site = { host: testServer.hostNamed('admin') }
  await page.goto(urlOf(site, '/login'))
  await fillIn(page, { emailAddress: 'admin@demo.example', password: 'ein-gutes-passwort' })
  await expect(loginForm(page).submit).toBeEnabled()
  // A code of the demo's admin works once: another journey may need the one of this half minute.
  const token = await testServer.adminToken()
  await page.evaluate((value) => localStorage.setItem('auth-token', value), token)
  await page.goto(urlOf(site, '/verwaltung/apps'))
  await page.getByRole('navigation').getByRole('link', { name: 'Buchhaltung' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buchhaltung' })).toBeVisible()
})
