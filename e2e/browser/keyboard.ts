import { expect, type Locator } from '@playwright/test'

/** More than any screen has to tab through. */
const MOST_STEPS = 80

/** Goes on with the tab key until the focus is there. */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tab key does not reach ${target}`)
}

/** Presses a button or follows a link. */
export const pressWithKeyboard = async (target: Locator): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Ticks a box, or takes the tick away. */
export const tickWithKeyboard = async (target: Locator): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press('Space')
}
