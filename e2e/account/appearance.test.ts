import type { Page } from '@playwright/test'
import { expect, test } from '../browser/test.ts'
import { logIn } from '../learner/login-form.ts'
import { openProfile } from './profile.ts'

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const DARK = 'rgb(18, 22, 28)'
const LIGHT = 'rgb(242, 246, 251)'

/** The appearance of each drawn frame, from the first one with a body. */
const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames_: frames })
    const note = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).colorScheme)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const framesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { frames_: string[] }).frames_)])

test('the colours and the size of the text that were chosen hold from the first frame on, and paper stays white', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await openProfile(page, user.app)
  expect(await groundOf(page)).toBe(LIGHT)
  const card = page.getByRole('region', { name: 'Darstellung' })
  await card.getByText('Dunkel', { exact: true }).click()
  await expect.poll(() => groundOf(page)).toBe(DARK)
  await card.getByText('Groß', { exact: true }).click()

  await test.step('after a reload', async () => {
    await watchFrames(page)
    await page.reload()
    await expect(card.getByRole('radio', { name: 'Dunkel' })).toBeChecked()
    expect(await framesOf(page)).toEqual(['dark'])
    expect(await groundOf(page)).toBe(DARK)
    const bars = page.locator('meta[name="theme-color"]')
    expect(await bars.evaluateAll((all) => all.map((meta) => meta.getAttribute('media')))).toEqual([
      'not all',
      'all',
    ])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('18px')
  })

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await groundOf(page)).toBe(LIGHT)
    await page.emulateMedia({ media: null })
  })

  await test.step('after the logout, on the page of the login', async () => {
    // A request still in flight would be refused when the session has ended.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Dieses Gerät abmelden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await groundOf(page)).toBe(DARK)
    await logIn(page, user)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await groundOf(page)).toBe(DARK)
  })
})
