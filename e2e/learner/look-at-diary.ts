import { expect, type Page } from '@playwright/test'
import { closeDialog } from '../account/profile.ts'
import { goTo } from '../browser/go-to.ts'
import { makePicture } from '../test-server/content.ts'
import type { TestApp } from '../test-server/test-server.ts'

/** Checks the dialogs of a diary that has entries. */
export const lookAtDiary = async (
  page: Page,
  app: TestApp,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  await goTo(page, app, '/ernaehrungstagebuch')
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click()
  const form = dialog('Neuer Eintrag')
  await expect(form).toBeVisible()
  await look(page)
  const buffer = await makePicture(1600, 1200, 'jpeg')
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'mittag.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog('Ausschnitt wählen').getByRole('button', { name: 'Übernehmen' })).toBeEnabled()
  await look(page)
  await dialog('Ausschnitt wählen').getByRole('button', { name: 'Übernehmen' }).click()
  await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  await look(page)
  await form.getByRole('button', { name: /^Mahlzeit und Zeitpunkt/ }).click()
  await look(page)
  await closeDialog(page)
  for (const task of ['Zeitpunkt anpassen', 'Eintrag löschen']) {
    await page
      .getByRole('button', { name: /^Mehr zu/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: task }).click()
    await expect(dialog(task)).toBeVisible()
    await look(page)
    await closeDialog(page)
  }
}
