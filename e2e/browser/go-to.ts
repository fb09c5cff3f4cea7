import { expect, type Page } from '@playwright/test'
import type { TestApp } from '../test-server/test-server.ts'
import { expectTakenOver } from './accessible.ts'
import { addressIn } from './shell.ts'
import { urlOf } from './test.ts'

/** The words of what has the focus, if it is within the new page, or a dialog that it has opened. */
const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('main, [role="dialog"]') || focused.matches('main')) return ''
    return focused.ariaLabel ?? focused.textContent.trim()
  })

/**
 * Opens a page of the app. If another one is open already, a navigation like a link's saves loading the
 * document and its scripts again, which takes longer than checking the page.
 */
export const goTo = async (page: Page, app: TestApp, path: string): Promise<void> => {
  const url = addressIn(page.context(), app.host, path)
  if (page.url() === url) return
  if (new URL(page.url()).origin !== new URL(url).origin) {
    await page.goto(urlOf(app, path))
    return
  }
  // Before, no router would notice the new address.
  await expectTakenOver(page)
  const oldDocument = await page.evaluateHandle((to) => {
    const heading = document.querySelector('h1')
    history.pushState(null, '', to)
    return heading
  }, path)
  await page.waitForFunction((heading) => !heading?.isConnected, oldDocument)
  await expect.poll(() => nameOfFocus(page), `what a screen reader says at ${path}`).not.toBe('')
}
