import { type Locator, page } from 'vitest/browser'
import type { FakeServer } from './fake-server.ts'
import { openScreen } from './open-screen.tsx'
import { sampleUser } from './samples.ts'
import { expect } from './test.ts'

type Opening = Partial<Omit<Parameters<typeof openScreen>[0], 'server' | 'path'>>

/** Opens a path as a manager, in the size in which managers work. */
export const openAsManager = async (server: FakeServer, path: string, more: Opening = {}) => {
  await page.viewport(1440, 900)
  return openScreen({ server, path, user: sampleUser('ROLE_APP_MANAGER'), ...more })
}

/** Loads the site anew: what the device keeps stays, the rest is gone. */
export const reload = (server: FakeServer, path: string, more: Opening = {}) =>
  openAsManager(server, path, { ...more, isReload: true })

export const dialogNamed = (name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** A field for text, plain or with a toolbar. */
export const field = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label, exact: true })

export const button = (name: string, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('button', { name, exact: true })

/** The items of a managed list. */
export const rows = (): Locator => page.getByRole('main').getByRole('listitem')

/** A file, as the system's window hands it to the page; inside the page, because ten megabytes take seconds on their way to it. */
export const chooseFile = async (form: Locator, file: File): Promise<void> => {
  await expect.element(form).toBeVisible()
  const input = form.element().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the dialog takes no file')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const chooseFromMenu = async (menu: string, entry: string): Promise<void> => {
  await button(menu).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** What is told in passing. */
export const message = (text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

export const expectSaid = async (text: string): Promise<void> => {
  await expect.element(message(text)).toBeVisible()
}

/** Presses what saves, and waits until it is told and the dialog is gone. */
export const save = async (form: Locator, label: string, success: string): Promise<void> => {
  await button(label, form).click()
  await expectSaid(success)
  await expect.element(form).not.toBeInTheDocument()
}

/** Closes the message that is shown, if it has not gone by itself: it does after some seconds. */
export const closeMessage = async (): Promise<void> => {
  const close = button('Meldung schließen')
  close.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(close).not.toBeInTheDocument()
}
