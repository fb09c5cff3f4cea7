import type { Page } from '@playwright/test'

/** Somebody turns to the tab again, or to another one: as the browser tells it. */
export const see = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

export const returnToTab = (page: Page): Promise<void> => see(page, 'visible')
