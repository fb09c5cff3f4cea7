import type { Page } from '@playwright/test'
import { fileWith } from '../browser/module-files.ts'
import { see } from '../browser/tab.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn } from '../learner/login-form.ts'
import { fetchThrough } from './fetch-through.ts'
import { startIngest } from './ingest.ts'

/**
 * Makes documents look like those of a server with a configured address; the header itself is tested on the
 * server.
 */
const configure = (page: Page, { dsn, origin }: { dsn: string; origin: string }) =>
  page.route(
    (url) => !/^\/(?:api|assets)\//.test(url.pathname) && url.origin !== origin,
    async (route) => {
      const response = await fetchThrough(route)
      const body = (await response.text()).replace('"errorReportingDsn":null', `"errorReportingDsn":"${dsn}"`)
      const policy = (response.headers()['content-security-policy'] ?? '').replace(
        "connect-src 'self'",
        `connect-src 'self' ${origin}`,
      )
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'content-security-policy': policy },
      })
    },
  )

const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => Promise.reject(new Error(text))), message)

test('errors and traces go to the configured address, without personal data @browser', async ({
  page,
  testServer,
  watch,
  context,
}) => {
  // A document rewritten by the journey counts as a public one, which may not request local addresses.
  await context.grantPermissions(['local-network-access'])
  watch.allow(/script: Ein Fehler/, /script: Failed to fetch/, /script: aborted/, /status of 40[014]/)
  const reporter = fileWith(page, 'app/error-reporting/sentry.ts')
  const app = await testServer.createApp()
  await test.step('without an address nothing is reported, and the reporter is not downloaded', async () => {
    await page.clock.install()
    await page.goto(urlOf(app))
    await expectLogin(page)
    await throwLater(page, 'Ein Fehler')
    await page.clock.fastForward(20_000)
    await page.clock.resume()
    expect(watch.requestedUrls().map(({ pathname }) => pathname)).not.toContain(reporter)
  })

  const ingest = await startIngest()
  await configure(page, ingest)
  const user = await testServer.createUser({ app })
  const reporterLoad = page.waitForResponse(`**${reporter}`)
  await page.goto(urlOf(app, '/?token=geheim-in-der-adresse'))
  await reporterLoad
  await expect(page).toHaveURL(/\/login\?token=/)
  await logIn(page, user)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.evaluate(() => history.pushState({}, '', '/profil/geheim-im-pfad?a=geheime-frage#geheimes-ende'))
  await throwLater(page, `Ein Fehler bei ${user.emailAddress}`)
  await expect.poll(() => ingest.items('event').length).toBe(1)
  const [event] = ingest.items('event')
  expect(event).toMatchObject({
    release: expect.stringMatching(/^wohlauf@\d/),
    exception: { values: [{ type: 'Error', value: 'Ein Fehler bei ***' }] },
    request: { url: urlOf(app, '/profil/***') },
  })
  expect(event).not.toHaveProperty('user')

  // Network errors and aborted requests are not ours.
  await page.evaluate(() => {
    void Promise.reject(new TypeError('Failed to fetch'))
    void Promise.reject(new DOMException('aborted', 'AbortError'))
  })
  await throwLater(page, 'Ein Fehler danach')
  await expect.poll(() => ingest.items('event').length).toBe(2)

  // Measurements are sent, at the latest, when the page is left.
  await see(page, 'hidden')
  await expect.poll(() => ingest.items('transaction').length).toBeGreaterThan(0)
  const token = await page.evaluate(() => localStorage.getItem('auth-token'))
  const all = ingest.raw()
  for (const secret of [
    token,
    user.emailAddress,
    user.id,
    user.password,
    'geheim',
    'ip_address',
    'User-Agent',
  ])
    expect(all, String(secret)).not.toContain(secret)
  await ingest.stop()
})
