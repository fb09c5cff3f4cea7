import type { Page } from '@playwright/test'

/** Dispatches the browser's visibility event, as when the user returns to the tab or leaves it. */
export const see = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

export const returnToTab = (page: Page): Promise<void> => see(page, 'visible')
