import { expectAccessible } from '../browser/accessible.ts'
import { fileWith } from '../browser/module-files.ts'
import { expect, test, urlOf } from '../browser/test.ts'

test('a missing chunk reloads the page once; after that the page says so, with a retry button', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 404/, /dynamically imported module/, /could not be loaded/)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const part = `**${fileWith(page, 'features/user-progress/user-progress-page.tsx')}`
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(urlOf(app, '/module'))
  await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
  await page.evaluate(() => caches.open('old'))
  expect(loads).toBe(1)
  await page.goto(urlOf(app, '/fortschritt'))
  await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
  expect(loads).toBe(3)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await expectAccessible(page)

  await page.unroute(part)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeHidden()
  await expect(page.getByRole('main').getByText('Level 0', { exact: true }).first()).toBeVisible()
})

test('without the code of menus and overlays the page stays, and gets them when the network is back', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_FAILED/)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  const later = ['app/shell/bar-menu.tsx', 'app/shell/bar-menu.module.css'].map((module) =>
    fileWith(page, module),
  )
  const isLater = ({ pathname }: URL): boolean => later.includes(pathname)
  await page.route(isLater, (route) => route.abort())
  const failedRequest = page.waitForEvent('requestfailed', (request) => isLater(new URL(request.url())))
  await page.goto(urlOf(app, '/module'))
  await failedRequest
  await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.unroute(isLater)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: 'Profil' }).click()
  const entry = page.getByRole('menuitem', { name: 'Abmelden' })
  await expect(entry).toBeVisible()
  expect(await entry.evaluate((element) => getComputedStyle(element).cursor)).toBe('pointer')
})
