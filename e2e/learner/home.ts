import { expect, type Locator, type Page } from '@playwright/test'
import { expectSettled } from '../browser/accessible.ts'

/** The points in the header: a link to the progress page if that may be opened, else an image with a name. */
export const pointsBadge = (page: Page, healthPoints?: number): Locator => {
  const name = new RegExp(`^${healthPoints ?? '[\\d.]+'} Gesundheitspunkte`)
  return page.getByRole('link', { name }).or(page.getByRole('img', { name }))
}

/** The dashboard, completely loaded. */
export const expectHome = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(pointsBadge(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Module' }).getByRole('link').last()).toBeVisible()
  await expectSettled(page)
}
