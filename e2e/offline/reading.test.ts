import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import type { TestApp } from '../test-server/test-server.ts'
import { storedAnswers, storedOnDevice } from './device.ts'
import { createThingsToOpen } from './things-to-open.ts'
import { workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const CUT = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]
const AGE = /^Du bist offline. Du siehst den Stand von heute, \d\d:\d\d Uhr\./

type Opened = Awaited<ReturnType<typeof createThingsToOpen>>[number]

const expectPage = async (page: Page, app: TestApp, { path, says }: Opened) => {
  await page.goto(urlOf(app, path))
  await expect(page.getByRole('main').getByText(says).filter({ visible: true }).first()).toBeVisible()
}

/** Reads like a person, so that the device stores it. */
const read = async (page: Page, app: TestApp, each: Opened) => {
  await expectPage(page, app, each)
  await expect.poll(() => storedAnswers(page)).toContainEqual(expect.stringContaining(each.key))
}

/**
 * Removes the pictures of the article and the recipe from the browser's own cache, so that only the device
 * has them.
 */
const picturesAreOnlyStored = async (page: Page) => {
  await expect.poll(async () => (await storedOnDevice(page)).flatMap(({ files }) => files).length).toBe(4)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

const expectPicture = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true)

test('opened content is readable without a network, in a browser that was closed; the rest is reported as missing @shell', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const app = await testServer.createApp()
  const items = await createThingsToOpen(testServer, app)
  await signIn(await testServer.createUser({ app }))
  for (const each of items) await read(page, app, each)
  await workerReady(page)
  await picturesAreOnlyStored(page)
  await page.close()
  await context.setOffline(true)

  const again = await context.newPage()
  for (const each of items) {
    await expectPage(again, app, each)
    await expect(again.getByText(AGE)).toBeVisible()
    if (each.path.startsWith('/blog')) await expectPicture(again)
  }
  await again.goto(urlOf(app, '/dokumente'))
  await expect(again.getByRole('heading', { name: 'Ohne Internet nicht verfügbar' })).toBeVisible()

  await test.step('and with the network again comes from the server', async () => {
    await again.goto(urlOf(app, '/module'))
    await expect(again.getByText(AGE)).toBeVisible()
    await context.setOffline(false)
    await expect(again.getByText(/^Du bist offline/)).toBeHidden()
  })

  await test.step('until the logout, which removes everything', async () => {
    await again.goto(urlOf(app, '/logout'))
    await again.waitForURL(/login/)
    await expect.poll(() => storedOnDevice(again)).toEqual([])
  })
})

test('two people and two apps in one browser share no data without a network @browser', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const apps = [await testServer.createApp(), await testServer.createApp()] as const
  const [first, second] = apps
  const own = await createThingsToOpen(testServer, first)
  await signIn(await testServer.createUser({ app: first }))
  for (const each of own) await read(page, first, each)

  await test.step('another app', async () => {
    await page.goto(urlOf(second))
    expect(await storedOnDevice(page)).toEqual([])
  })

  await test.step('another person of the same app', async () => {
    const other = await testServer.createUser({ app: first })
    await signIn(other)
    await page.goto(urlOf(first, '/module'))
    await workerReady(page)
    await expect
      .poll(async () => (await storedOnDevice(page)).map(({ database }) => database))
      .toEqual([`wohlauf ${first.appId} ${other.id}`])
    await context.setOffline(true)
    await page.goto(urlOf(first, own[2].path))
    await expect(page.getByRole('heading', { name: 'Ohne Internet nicht verfügbar' })).toBeVisible()
  })
})
