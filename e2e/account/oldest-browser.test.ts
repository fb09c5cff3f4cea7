import { beOldestBrowser } from '../browser/oldest-browser.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from '../learner/home.ts'
import { logIn } from '../learner/login-form.ts'
import { fetchThrough } from '../overlays/fetch-through.ts'
import { text } from '../test-server/content.ts'

const NOTICE = 'Dein Browser ist zu alt'

test('a learner logs in with the oldest supported browser and reads a page @browser', async ({
  page,
  context,
  testServer,
}) => {
  await beOldestBrowser(context)
  const app = await testServer.createApp()
  const title = 'Ein guter Anfang'
  await testServer.createModule(app, { title: 'Erstes', pages: [{ title, elements: [text('Ein Text')] }] })
  const user = await testServer.createUser({ app })
  await page.goto(urlOf(app))
  expect(
    await page.evaluate(() => [
      'parse' in URL,
      'withResolvers' in Promise,
      'difference' in Set.prototype,
      'groupBy' in Map,
      'any' in AbortSignal,
    ]),
  ).toEqual([false, false, false, false, false])
  await logIn(page, user)
  await expectHome(page)
  await page.goto(urlOf(app, '/module'))
  await page.getByRole('link', { name: /Erstes/ }).click()
  await expect(page.getByText('Ein Text')).toBeVisible()
})

test('an older browser shows which ones work, and a browser without scripts what is missing @browser', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  // A browser without scripts blocks them like its policy would.
  watch.allow(/\/assets\/.* csp$/)
  const app = await testServer.createApp()
  await page.route(urlOf(app), async (route) => {
    const response = await fetchThrough(route)
    const body = (await response.text()).replaceAll('color-mix(in srgb', 'color-mix-of-later(in srgb')
    await route.fulfill({ response, body })
  })
  await page.goto(urlOf(app))
  await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
  await expect(page.getByText('Safari ab 16.4')).toBeVisible()
  await expect(page.getByText(`${app.title} braucht einen neueren Browser.`)).toBeVisible()
  await expect(page.locator('#root')).toHaveCSS('visibility', 'hidden')

  const silent = await openBrowser(undefined, { javaScriptEnabled: false })
  // The second has a first screen, which only scripts fetch.
  for (const path of ['/', '/dashboard']) {
    await silent.goto(urlOf(app, path))
    await expect(silent.getByRole('heading', { name: 'JavaScript ist aus' })).toBeVisible()
    await expect(silent.getByRole('heading', { name: NOTICE })).toBeHidden()
  }
})
