import { type Locator, page } from 'vitest/browser'
import type { FakeServer } from './fake-server.ts'
import { openScreen } from './open-screen.tsx'
import { sampleUser } from './samples.ts'
import { expect } from './test.ts'

type Opening = Partial<Omit<Parameters<typeof openScreen>[0], 'server' | 'path'>>

/** Opens a path as a manager, on a wide screen. */
export const openAsManager = async (server: FakeServer, path: string, more: Opening = {}) => {
  await page.viewport(1440, 900)
  return openScreen({ server, path, user: sampleUser('ROLE_APP_MANAGER'), ...more })
}

/** Reloads the site: the device's storage stays, all other state is gone. */
export const reload = (server: FakeServer, path: string, more: Opening = {}) =>
  openAsManager(server, path, { ...more, isReload: true })

export const dialogNamed = (name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** A form that is a page of its own. */
export const formNamed = (name: string): Locator => page.getByRole('form', { name, exact: true })

/** The form of an element in its row, which has the name of its dialog. */
export const rowNamed = (name: string): Locator => page.getByRole('region', { name, exact: true })

export const link = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('link', { name, exact: true })

/** A text field, plain or with a toolbar. */
export const field = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label, exact: true })

export const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('button', { name, exact: true })

/** The items of a managed list. */
export const rows = (): Locator => page.getByRole('main').getByRole('listitem')

/**
 * Chooses a file as the system's file dialog does; created inside the page, because transferring ten
 * megabytes to it takes seconds.
 */
export const chooseFile = async (form: Locator, file: File): Promise<void> => {
  const input = () => form.element().querySelector<HTMLInputElement>('input[type=file]')
  // The field may be loaded after its form.
  await expect.poll(input).toBeInstanceOf(HTMLInputElement)
  const transfer = new DataTransfer()
  transfer.items.add(file)
  const fileInput = input()
  if (!fileInput) throw new Error('the form lost its file input')
  fileInput.files = transfer.files
  fileInput.dispatchEvent(new Event('change', { bubbles: true }))
}

export const chooseFromMenu = async (menu: string, entry: string): Promise<void> => {
  await button(menu).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** The text of the current snackbar. */
export const message = (text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

export const expectSaid = async (text: string): Promise<void> => {
  await expect.element(message(text)).toBeVisible()
}

/**
 * Pastes a text that is too long and leaves the field: nothing is cut off, and the field says how long it may
 * be.
 */
export const expectReportsTooLong = async (form: Locator, text: Locator, most: number): Promise<void> => {
  await expect.element(text).toBeVisible()
  const control = text.element() as HTMLInputElement
  control.select()
  // `execCommand` acts like pasting; `fill` would ignore the control's own limit.
  document.execCommand('insertText', false, 'x'.repeat(most + 1))
  control.blur()
  await expect.element(form.getByText(`Der Wert darf höchstens ${most} Zeichen lang sein`)).toBeVisible()
  expect(control.value).toHaveLength(most + 1)
}

/** Presses the save button, and waits for the message and for the dialog or page to close. */
export const save = async (form: Locator, label: string, success: string): Promise<void> => {
  await button(label, form).click()
  await expectSaid(success)
  await expect.element(form).not.toBeInTheDocument()
}

/** Closes the current message, unless it has disappeared by itself, which takes some seconds. */
export const closeMessage = async (): Promise<void> => {
  const close = button('Meldung schließen')
  close.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(close).not.toBeInTheDocument()
}
