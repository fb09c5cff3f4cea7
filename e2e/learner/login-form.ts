import { expect, type Locator, type Page } from '@playwright/test'

export type Credentials = { emailAddress: string; password: string }

export const WRONG_PASSWORD = 'Die Anmeldung ist fehlgeschlagen'

/** The form, the same on both sites. */
export const loginForm = (page: Page) => ({
  emailAddress: page.getByRole('textbox', { name: 'E-Mail Adresse' }),
  // Excludes the button that shows the password, whose name contains the field's.
  password: page.getByLabel(/^Passwort\W*$/),
  submit: page.getByRole('main').getByRole('button', { name: 'Anmelden' }),
})

export const fillIn = async (page: Page, { emailAddress, password }: Credentials): Promise<void> => {
  const form = loginForm(page)
  await form.emailAddress.fill(emailAddress)
  await form.password.fill(password)
}

/** Logs in, and waits for the page that the login leads to. */
export const logIn = async (page: Page, credentials: Credentials): Promise<void> => {
  await fillIn(page, credentials)
  await loginForm(page).submit.click()
}

export const expectLogin = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/login$/)
  await expect(loginForm(page).submit).toBeVisible()
}

/** A snackbar's text; errors have the role alert, all others status. */
export const message = (page: Page, text: string): Locator =>
  // The previous screen may show the same message until the login is rendered.
  page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text }).first()
