import { expect, type Locator, type Page } from '@playwright/test'
import { message } from '../learner/login-form.ts'
import { makePicture } from '../test-server/content.ts'
import type { TestApp, TestServer, TestUser } from '../test-server/test-server.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Larger than the stored pictures, so that every journey includes scaling down. */
const PICTURE_PX = [1200, 900] as const

export const createManager = (testServer: TestServer, app: TestApp): Promise<TestUser> =>
  testServer.createUser({ app, role: 'ROLE_APP_MANAGER', firstName: 'Mara', lastName: 'Moll' })

export const aPicture = async (): Promise<ChosenFile> => ({
  name: 'wasser.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePicture(...PICTURE_PX, 'jpeg'),
})

export const dialogNamed = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })

/** The form of an element in its row, which has the name of its dialog. */
export const rowNamed = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** A text field, plain or with a toolbar. */
export const field = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label, exact: true })

/** Chooses a file by the button and the system's file dialog. */
export const chooseFile = async (form: Locator, button: string, file: ChosenFile): Promise<void> => {
  const choosing = form.page().waitForEvent('filechooser')
  await form.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(file)
}

/** Chooses a picture and accepts the suggested crop. */
export const chooseAndCrop = async (form: Locator, file: ChosenFile): Promise<void> => {
  await chooseFile(form, 'Bild wählen', file)
  const cropping = dialogNamed(form.page(), 'Ausschnitt wählen')
  await cropping.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(cropping).toBeHidden()
  await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
}

/**
 * Expects a message, and closes it for the next one, which would otherwise wait for some seconds. One that is
 * only spoken cannot be closed, and keeps no other waiting.
 */
export const expectSaid = async (page: Page, text: string): Promise<void> => {
  await expect(message(page, text)).toBeVisible()
  const shown = page.locator('[data-kind]', { hasText: text })
  const close = shown.getByRole('button', { name: 'Meldung schließen' })
  if ((await close.count()) === 0) return
  await close.click()
  await expect(message(page, text)).toBeHidden()
}

/** Presses the save button, and waits for the message and for the dialog to close. */
export const save = async (form: Locator, button: string, success: string): Promise<void> => {
  await form.getByRole('button', { name: button, exact: true }).click()
  await expect(form).toBeHidden()
  await expectSaid(form.page(), success)
}

/** Chooses an entry of the menu behind an item's three dots. */
export const chooseFromMenu = async (page: Page, menu: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Opens an area; on a wide screen the areas stand beside the page. */
export const openArea = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name, exact: true }).click()
