import { createHabitAsManager } from '@wohlauf/contract/habits-as-manager'
import { DEMO_ADMIN } from '../../apps/server/src/demo/accounts.ts'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/apps.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { createManager } from '../manager/editing.ts'
import { callAs } from '../test-server/call-as.ts'

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

  await test.step('the audit log', async () => {
    const app = await testServer.createApp({ title: 'Protokollierte App' })
    const manager = await createManager(testServer, app)
    const token = await testServer.signIn(manager)
    const habit = { title: 'Treppe statt Aufzug', minRuntime: 4, introduction: '<p>Jeden Tag.</p>' }
    await callAs({ host: app.host, token }, createHabitAsManager, habit)
    await page.getByRole('link', { name: 'Protokoll' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible()
    // Other journeys write entries meanwhile.
    await page.getByRole('button', { name: 'Nur Protokollierte App anzeigen' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('listitem')).toContainText('Gewohnheit angelegt')
    await expect(page.getByRole('listitem')).toContainText(manager.emailAddress)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Übersicht' }).click()
  })

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
