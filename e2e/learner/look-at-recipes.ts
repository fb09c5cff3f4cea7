import { expect, type Page } from '@playwright/test'
import { closeDialog } from '../account/profile.ts'
import { goTo } from '../browser/go-to.ts'
import type { TestApp } from '../test-server/test-server.ts'

/** Checks the filter, a recipe for other portions, and cook mode. */
export const lookAtRecipes = async (
  page: Page,
  app: TestApp,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  await goTo(page, app, '/rezepte?mit=vegan')
  await page.getByRole('button', { name: /^Filter \(1\)/ }).click()
  await expect(page.getByRole('group', { name: 'Ohne diese Allergene' })).toBeVisible()
  await look(page)
  await page.getByRole('main').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Eine Portion mehr' }).click()
  await expect(page.getByText(/^Die Mengen sind umgerechnet/)).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Jetzt kochen' }).click()
  const cooking = page.getByRole('dialog')
  await expect(cooking.getByRole('heading', { name: /^Schritt 1 von/ })).toBeVisible()
  await look(page)
  await closeDialog(page)
}
