import { expect, type Locator } from '@playwright/test'

/** More tab stops than any screen has. */
const MAX_STEPS = 80

/** Presses the tab key until the target has the focus. */
export const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let step = 0; step < MAX_STEPS; step += 1) {
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

/** Ticks or unticks a checkbox. */
export const tickWithKeyboard = async (target: Locator): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press('Space')
}
