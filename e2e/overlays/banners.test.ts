import type { Page, Request } from '@playwright/test'
import { fileWith } from '../browser/module-files.ts'
import { reportOfNewDevice } from '../browser/new-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import type { Watch } from '../browser/watch.ts'
import { expectLogin, logIn } from '../learner/login-form.ts'
import { expectAccessibleScreen } from '../learner/screens.ts'
import type { TestApp } from '../test-server/test-server.ts'
import { fetchThrough } from './fetch-through.ts'

const OUTDATED = 'Die App wurde aktualisiert.'
const OFFLINE = /^Du bist offline/

/** Makes the server appear newer than the page, from the next answer on. */
const updateServer = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await fetchThrough(route)
    await route.fulfill({ response, headers: { ...response.headers(), 'app-version': '99.0.0' } })
  })

const countLoads = (page: Page) => {
  const loadCounter = { loads: 0 }
  page.on('load', () => {
    loadCounter.loads += 1
  })
  return loadCounter
}

test('an outdated app shows a banner, on both sites, and reloads with the next page, once a minute @browser', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 400 .*authentication\/admin-login/)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  await updateServer(page)
  // While a command is in flight, the page is not loaded again.
  const report = reportOfNewDevice(page)
  await page.goto(urlOf(app, '/module'))
  await expect(page.getByText(OUTDATED)).toBeVisible()
  await report
  await expectAccessibleScreen(page)

  const loadCounter = countLoads(page)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await reloaded
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(OUTDATED)).toBeVisible()
  await page.getByRole('link', { name: /zum Fortschritt/ }).click()
  await expect(page).toHaveURL(/\/fortschritt$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gesundheitspunkte' })).toBeVisible()
  expect(loadCounter.loads).toBe(1)

  const load = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Jetzt neue Version nutzen' }).click()
  await load
  expect(loadCounter.loads).toBe(2)

  await test.step('the admin site', async () => {
    await page.goto(urlOf({ host: testServer.hostNamed('admin') }))
    await logIn(page, { emailAddress: 'niemand@journey.example', password: 'kein-passwort-2026' })
    await expect(page.getByText(OUTDATED)).toBeVisible()
    await expectAccessibleScreen(page)
  })
})

/** Files of code that are being loaded. */
const watchFilesInFlight = (page: Page): Set<Request> => {
  const files = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) files.add(request)
  })
  page.on('requestfinished', (request) => files.delete(request))
  page.on('requestfailed', (request) => files.delete(request))
  return files
}

/** Opens a list of modules, and cuts the network once all code is loaded that is needed without one. */
const openAndCutNetwork = async ({
  page,
  watch,
  app,
  path,
}: {
  page: Page
  watch: Watch
  app: TestApp
  path: string
}) => {
  watch.allow(
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_FAILED/,
    /a part could not be loaded/,
    /Failed to fetch dynamically imported module/,
  )
  await page.clock.install()
  const filesInFlight = watchFilesInFlight(page)
  const modules = ['app/overlays/banners.tsx', 'ui/feedback/offline-spot.tsx']
  const fetches = modules.map((module) => page.waitForResponse(`**${fileWith(page, module)}`))
  await page.goto(urlOf(app, path))
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.clock.fastForward(5000)
  await Promise.all(fetches)
  // Each file is requested together with those that it imports.
  await expect.poll(() => filesInFlight.size).toBe(0)
  await page.context().setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await page.clock.resume()
}

test('a device without a network shows a banner at the top, until it is online again', async ({
  page,
  testServer,
  signIn,
  context,
  watch,
}) => {
  const member = await testServer.demoMember('nutrition')
  await signIn(member)
  await openAndCutNetwork({ page, watch, app: member.app, path: '/module' })
  await expectAccessibleScreen(page)
  const banner = page.getByRole('complementary', { name: 'Hinweise' })
  await page.mouse.wheel(0, 600)
  // The banner covers nothing: sticky elements move below it.
  await expect(async () => {
    const above = await banner.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(above?.y).toBe(0)
    expect(header?.y).toBeCloseTo(above?.height ?? 0, 0)
  }).toPass()
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
})

test('a page whose code cannot be loaded says so with a picture, does not reload, and is shown when the device is online again @browser', async ({
  page,
  testServer,
  signIn,
  context,
  watch,
}) => {
  const member = await testServer.demoMember('nutrition')
  await signIn(member)
  // The code of most pages comes with that of menus and banners.
  await openAndCutNetwork({ page, watch, app: member.app, path: '/dashboard' })
  const loadCounter = countLoads(page)
  await page.getByRole('link', { name: 'Lernen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
  const picture = page.getByRole('alert').locator('img[src^="data:image/svg"]')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(loadCounter.loads).toBe(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Lernen' })).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeHidden()
})

test('a browser without storage shows a message, and the app works while the page is open @browser', async ({
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
  const message = 'Die App funktioniert leider nicht, wenn Cookies vom Browser blockiert werden!'
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expectAccessibleScreen(page)
  await logIn(page, user)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(message)).toBeVisible()
})
