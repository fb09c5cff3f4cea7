import { DEMO_ADMIN } from '../../apps/server/src/demo/accounts.ts'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/apps.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'

const ADMIN = { emailAddress: DEMO_ADMIN, password: DEMO_PASSWORD }

test('only an admin can log in, stays logged in after a reload, and logs out', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 400 .*authentication\/admin-login/, /status of 404 .*\/module\)/)
  const site = { host: testServer.hostNamed('admin') }
  await page.goto(urlOf(site, '/default'))
  await expectLogin(page)
  await page.goto(urlOf(site))
  await expectLogin(page)
  await expect(page).toHaveTitle('Anmelden · Wohlauf Verwaltung')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await logIn(page, await testServer.createUser({ app: await testServer.demoApp('nutrition') }))
  await expect(message(page, WRONG_PASSWORD)).toBeVisible()
  await logIn(page, ADMIN)
  await expect(page).toHaveURL(/\/default$/)
  await expect(page.getByText(`Angemeldet als ${DEMO_ADMIN}`)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText(`Angemeldet als ${DEMO_ADMIN}`)).toBeVisible()
  await page.goto(urlOf(site, '/login'))
  await expect(page).toHaveURL(/\/default$/)
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
  await expectLogin(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await page.goto(urlOf(site, '/module'))
  await expect(page.getByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible()
  await expectAccessible(page)
})
