import type { Locator, Page } from '@playwright/test'
import { expect, urlOf } from '../browser/test.ts'
import type { TestApp } from '../test-server/test-server.ts'

export const openProfile = async (page: Page, app: TestApp): Promise<void> => {
  await page.goto(urlOf(app, '/profil'))
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
}

/** Presses the button that opens a dialog, and waits for the dialog. */
export const openDialog = async (page: Page, button: string | RegExp, title: string): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Closes the dialog in front by Escape, and waits until it is gone. */
export const closeDialog = async (page: Page, dialog = page.getByRole('dialog')): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** A dialog's password field; the button that shows its text is named after it. */
export const passwordField = (dialog: Locator, label: string): Locator =>
  dialog.getByLabel(new RegExp(`^${label}\\W*$`))
