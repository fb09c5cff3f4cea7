import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Long enough that the loading states are drawn. */
const ANSWER_DELAY_MS = 250

/** Delays every answer to the page from now on. */
export const slowAnswers = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    await sleep(ANSWER_DELAY_MS)
    await route.fallback()
  })
