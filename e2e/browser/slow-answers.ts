import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Long enough that the loading states are drawn. */
const ANSWER_DELAY_MS = 250

/** Long enough that the code and the first answers come before it. */
const FONT_DELAY_MS = 600

/** Delays every answer to the page, and its font, from now on. */
export const slowAnswers = async (page: Page): Promise<void> => {
  const delays = { '**/api/**': ANSWER_DELAY_MS, '**/assets/figtree-*': FONT_DELAY_MS }
  for (const [addresses, delay] of Object.entries(delays))
    await page.route(addresses, async (route) => {
      await sleep(delay)
      await route.fallback()
    })
}
