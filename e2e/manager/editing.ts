import { expect, type Locator, type Page } from '@playwright/test'
import { message } from '../learner/login-form.ts'
import { makePicture } from '../test-server/content.ts'
import type { TestApp, TestServer, TestUser } from '../test-server/test-server.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Larger than what is kept, so that making it smaller is part of every journey. */
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

/** A field for text, plain or with a toolbar. */
export const field = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label, exact: true })

/** As somebody does it who presses the button and picks in the system's window. */
export const chooseFile = async (form: Locator, button: string, file: ChosenFile): Promise<void> => {
  const choosing = form.page().waitForEvent('filechooser')
  await form.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(file)
}

/** Picks a picture and takes the part of it that is offered. */
export const chooseAndCrop = async (form: Locator, file: ChosenFile): Promise<void> => {
  await chooseFile(form, 'Bild wählen', file)
  const cropping = dialogNamed(form.page(), 'Ausschnitt wählen')
  await cropping.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(cropping).toBeHidden()
  await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
}

/** It is said in passing; closing it makes room for the next, which would wait for some seconds otherwise. */
export const expectSaid = async (page: Page, text: string): Promise<void> => {
  await expect(message(page, text)).toBeVisible()
  await page.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect(message(page, text)).toBeHidden()
}

/** Presses what saves, and waits until it is said and the dialog is gone. */
export const save = async (form: Locator, button: string, success: string): Promise<void> => {
  await form.getByRole('button', { name: button, exact: true }).click()
  await expect(form).toBeHidden()
  await expectSaid(form.page(), success)
}

/** What stands behind a thing's three dots. */
export const chooseFromMenu = async (page: Page, menu: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
