import type { Page } from '@playwright/test'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { DEMO_APPS } from '@wohlauf/demo/apps'
import { expect, test, urlOf } from '../browser/test.ts'
import { fillIn, loginForm, message, WRONG_PASSWORD } from '../learner/login-form.ts'

/** The main button's colour, which is the app's. */
const mainColour = async (page: Page): Promise<string> => {
  await fillIn(page, { emailAddress: 'jemand@journey.example', password: 'irgendeins' })
  await expect(loginForm(page).submit).toBeEnabled()
  return loginForm(page).submit.evaluate((button) => getComputedStyle(button).backgroundColor)
}

test('apps are separated by their hosts: title, colours, accounts, and unknown hosts @browser', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 400 .*authentication\/login/, /status of 404/)

  await test.step('each app has its own title, and its own colour or that of its style', async () => {
    const colours = new Map<string, string>()
    for (const { key, title, style, brandColour } of DEMO_APPS) {
      await page.goto(urlOf(await testServer.demoApp(key)))
      await expect(page).toHaveTitle(`Anmelden · ${title}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      colours.set(brandColour ?? style, await mainColour(page))
    }
    expect([...colours.keys()].sort()).toEqual(['#6d4c9f', 'default', 'wohlauf'])
    expect(colours.get('#6d4c9f')).toBe('rgb(109, 76, 159)')
    expect(new Set(colours.values()).size).toBe(3)
  })

  await test.step('the font is requested with the document, once, not by the first text that needs it', async () => {
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/figtree-german-'))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      ),
    ).toEqual(['link'])
  })

  await test.step('an account of one app does not work in another', async () => {
    const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
    await page.goto(urlOf(await testServer.demoApp('movement'), '/login'))
    await fillIn(page, user)
    await loginForm(page).submit.click()
    await expect(message(page, WRONG_PASSWORD)).toBeVisible()
  })

  await test.step("an alias host redirects to the app's main host, with path and query, before any other request", async () => {
    const former = testServer.freshHost()
    const app = await testServer.createApp({ otherHosts: [former] })
    await page.goto(urlOf({ host: former }, '/login?von=brief&nr=7'))
    await expect(page).toHaveURL(urlOf(app, '/login?von=brief&nr=7'))
    await expect(loginForm(page).submit).toBeVisible()
    const requests = watch
      .requestedUrls()
      .filter(({ host, pathname }) => host === former && pathname.startsWith('/api/'))
    expect(requests).toEqual([])
  })

  await test.step('a host without an app says so, on a plain page', async () => {
    const answer = await page.goto(urlOf({ host: testServer.freshHost() }, '/login'))
    expect(answer?.status()).toBe(404)
    await expect(page.locator('body')).toHaveText(REFUSALS['unknown-host'].message)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})
