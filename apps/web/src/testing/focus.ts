import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More often than a dialog has stops, so that the focus has come round. */
const ROUND = 12

/** More than any screen has to tab through. */
const MOST_STEPS = 60

/** Goes on with the tab key until the focus is there. */
export const tabTo = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (document.activeElement === target.element()) return
    await userEvent.tab()
  }
  throw new Error(`the tab key does not reach ${target.selector}`)
}

/** The focus comes into a dialog, cannot leave it by the tab key, and goes back to where it was with Escape. */
export const expectKeepsFocus = async (opener: Locator, dialog: Locator): Promise<void> => {
  await tabTo(opener)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  for (let step = 0; step < ROUND; step += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
}
