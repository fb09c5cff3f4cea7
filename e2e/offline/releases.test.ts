import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, urlOf } from '../browser/test.ts'
import { expectLogin } from '../learner/login-form.ts'
import { behindChangingServer as test } from './changing-server.ts'
import { WORKER_MS, workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const OUTDATED = 'Die App wurde aktualisiert.'

const lookForNewWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** The first of the files that the document lists for its script. */
const mainScript = async (page: Page): Promise<string> =>
  JSON.parse((await page.locator('#first-files').textContent()) ?? '')[0]

test('a new release is announced, takes over with a press, and leaves the files of the one before @browser', async ({
  page,
  testServer,
  server,
}) => {
  const app = await testServer.createApp({ host: `app-${randomUUID().slice(0, 8)}.localhost:${server.port}` })
  await page.goto(urlOf(app))
  await workerReady(page)
  await page.reload()
  await expectLogin(page)
  const script = await mainScript(page)
  await expect(page.getByText(OUTDATED)).toBeHidden()

  const entry = new RegExp(`\\{[^{}]*${script.slice(1).replaceAll('.', '\\.')}[^{}]*\\},?`)
  server.changeWorker({ change: (worker) => worker.replace(entry, '') })
  await lookForNewWorker(page)
  await expect(page.getByText(OUTDATED)).toBeVisible({ timeout: WORKER_MS })
  expect(await page.evaluate((address) => caches.match(address).then(Boolean), script)).toBe(true)

  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Jetzt neue Version nutzen' }).click()
  await reloaded
  await expectLogin(page)
})

test('a worker that is switched off removes itself and all its stored files @browser', async ({
  page,
  testServer,
  server,
}) => {
  const app = await testServer.createApp({ host: `app-${randomUUID().slice(0, 8)}.localhost:${server.port}` })
  await page.goto(urlOf(app))
  await workerReady(page)
  // The product's answer for a host without a worker.
  server.changeWorker({ host: testServer.hostNamed('admin') })
  await lookForNewWorker(page)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: WORKER_MS,
    })
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expectLogin(page)
})
