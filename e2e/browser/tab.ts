import type { Page } from '@playwright/test'

/** The user returns to the tab, or leaves it: the browser's visibility event. */
export const see = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

export const returnToTab = (page: Page): Promise<void> => see(page, 'visible')
