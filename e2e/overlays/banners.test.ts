import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { returnToTab } from '../browser/tab.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn } from '../learner/login-form.ts'
import { fetchThrough } from './fetch-through.ts'

const OUTDATED = 'Die App wurde aktualisiert.'
const OFFLINE = /^Du bist offline/

const expectForEverybody = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** The server is newer than the page, from the next answer on. */
const updateServer = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await fetchThrough(route)
    await route.fulfill({ response, headers: { ...response.headers(), 'app-version': '99.0.0' } })
  })

const countLoads = (page: Page) => {
  const counted = { loads: 0 }
  page.on('load', () => {
    counted.loads += 1
  })
  return counted
}

for (const style of ['default', 'wohlauf'] as const)
  test(`in the style ${style}, an outdated app says so, and loads anew with the next page, once a minute`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const app = await testServer.createApp({ style })
    await signIn(await testServer.createUser({ app }))
    await updateServer(page)
    await page.goto(urlOf(app, '/module'))
    await expect(page.getByText(OUTDATED)).toBeVisible()
    await expectForEverybody(page)

    const counted = countLoads(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await reloaded
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(OUTDATED)).toBeVisible()
    await page.getByRole('link', { name: /zum Fortschritt/ }).click()
    await expect(page).toHaveURL(/\/fortschritt$/)
    await expectForEverybody(page)
    expect(counted.loads).toBe(1)

    const wanted = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Jetzt neue Version nutzen' }).click()
    await wanted
    expect(counted.loads).toBe(2)
  })

test('offline says so, quietly, and goes by itself', async ({ page, testServer, signIn, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  await page.clock.install()
  await page.goto(urlOf(app, '/module'))
  await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
  // Its code is fetched in time: without the network it could not be.
  const fetched = page.waitForResponse(/banners.*\.js$/)
  await page.clock.fastForward(5000)
  await (await fetched).finished()
  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
})

test('what could not be fetched offline comes by itself with the network, as the banner promises', async ({
  page,
  testServer,
  signIn,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /a part of the site could not be loaded/)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  const picture = page.getByRole('alert').locator('img[src^="data:image/svg"]')
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await page.route('**/get-habit-intents-query', (route) => route.abort())
  await page.goto(urlOf(app, '/gewohnheiten'))
  await expect(page.getByText('Deine Gewohnheiten sind gerade nicht erreichbar')).toBeVisible()
  await page.unroute('**/get-habit-intents-query')
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Noch keine Gewohnheit gestartet' })).toBeVisible()

  await test.step('a page whose code is missing', async () => {
    await page.clock.install()
    await page.goto(urlOf(app, '/module'))
    await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
    const fetched = page.waitForResponse(/offline-spot.*\.js$/)
    await page.clock.fastForward(5000)
    await (await fetched).finished()
    await context.setOffline(true)
    await page.getByRole('link', { name: /zum Fortschritt/ }).click()
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
    expect(await isDrawn()).toBe(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Gesundheitspunkte' })).toBeVisible()
  })
})

test('a banner moves nothing out of sight: what sticks to the top stands below it', async ({
  page,
  testServer,
  signIn,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await signIn(await testServer.demoMember('nutrition'))
  await page.goto(urlOf(await testServer.demoApp('nutrition'), '/module'))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.waitForResponse(/banners.*\.js$/)
  await context.setOffline(true)
  const banner = page.getByRole('complementary', { name: 'Hinweise' })
  await expect(banner).toBeVisible()
  await expectForEverybody(page)
  await page.mouse.wheel(0, 600)
  await expect(async () => {
    const above = await banner.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(above?.y).toBe(0)
    expect(header?.y).toBeCloseTo(above?.height ?? 0, 0)
  }).toPass()
})

test('where the browser keeps nothing, it is said, and the app works as long as the page stays', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto(urlOf(app))
  await expectLogin(page)
  const words = 'Die App funktioniert leider nicht, wenn Cookies vom Browser blockiert werden!'
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expectForEverybody(page)
  await logIn(page, user)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(words)).toBeVisible()
})

test('an account that somebody else looks at says so all the while, and how it ends', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  await signIn(user)
  await page.route('**/authenticated-user?*', async (route) => {
    const response = await fetchThrough(route)
    const answer = await response.json()
    if (response.ok()) answer.user.isImpersonated = true
    await route.fulfill({ response, json: answer })
  })
  for (const path of ['/module', '/gewohnheiten']) {
    await page.goto(urlOf(app, path))
    await expect(
      page.getByText(`Du siehst das Konto von ${user.emailAddress}. Ändern kannst du hier nichts.`),
    ).toBeVisible()
    await expectForEverybody(page)
  }
  await page.getByRole('button', { name: 'Beenden' }).click()
  await expectLogin(page)
  await expect(page.getByText(/^Du siehst das Konto/)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the admin site has the same banners', async ({ page, testServer, watch }) => {
  watch.allow(/status of 400 .*authentication\/admin-login/)
  await updateServer(page)
  await page.goto(urlOf({ host: testServer.hostNamed('admin') }))
  await logIn(page, { emailAddress: 'niemand@journey.example', password: 'kein-passwort-2026' })
  await expect(page.getByText(OUTDATED)).toBeVisible()
  await expectForEverybody(page)
})

test('on return to the tab, user and points are fetched anew', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  await page.goto(urlOf(app, '/module'))
  await expect(page.getByRole('link', { name: /^0 Gesundheitspunkte/ })).toBeVisible()
  const asked = [/authenticated-user/, /get-user-progress-query/].map((path) => page.waitForResponse(path))
  await returnToTab(page)
  for (const response of await Promise.all(asked)) expect(response.status()).toBe(200)
})
