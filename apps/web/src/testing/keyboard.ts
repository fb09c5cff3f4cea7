import { type Locator, userEvent } from 'vitest/browser'
import { expect } from './test.ts'

/** More than any screen has to tab through. */
const MOST_STEPS = 80

/** Goes on with the tab key until the focus is there. */
export const tabTo = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (target.query() === document.activeElement) return
    await userEvent.tab()
  }
  throw new Error(`the tab key does not reach ${target.selector}`)
}
