import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { logIn } from '../learner/login-form.ts'

/** Opens a tab on a device of its own. */
export const openDevice = (browser: Browser, options: BrowserContextOptions): Promise<Page> =>
  browser.newPage({
    deviceScaleFactor: 2,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    // With a worker's files no request would show that the page is still loading.
    serviceWorkers: 'block',
    ...options,
  })

/** Opens a tab as one of the demo's people. */
export const openAs = async (browser: Browser, app: string, name: string, options: BrowserContextOptions) => {
  const page = await openDevice(browser, options)
  await page.goto(`${app}/login`)
  await logIn(page, { emailAddress: `${name}@demo.example`, password: DEMO_PASSWORD })
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  return page
}

/** Takes the visible part, once everything in it has arrived. */
export const screenOf = async (page: Page): Promise<Buffer> => {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1').first()).toBeAttached({ timeout: 30_000 })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
  await page.evaluate(async () => {
    // Pictures further down are loaded when they are scrolled to, hidden ones when they are shown.
    const isInView = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
    for (const image of [...document.images].filter(isInView)) await image.decode()
  })
  return page.screenshot()
}
