import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More tab stops than a dialog has: the focus has wrapped around. */
const ROUND = 12

/** More tab stops than any screen has. */
const MAX_STEPS = 60

/** Presses the tab key until the target has the focus. */
export const tabTo = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (document.activeElement === target.element()) return
    await userEvent.tab()
  }
  throw new Error(`the tab key does not reach ${target.selector}`)
}

/**
 * The focus moves into a dialog, cannot leave it by the tab key, and returns to its previous element with
 * Escape.
 */
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
