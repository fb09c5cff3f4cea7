import { expect, type Page } from '@playwright/test'
import { type InputDevice, mouse } from '../browser/input-device.ts'
import { message } from '../learner/login-form.ts'

export const NEW_PASSWORD = 'ein-ganz-neues-wort-2026'

/** The form behind a sponsor's link. */
export const sponsorForm = (page: Page) => ({
  emailAddress: page.getByRole('textbox', { name: 'E-Mail Adresse' }),
  dataProtection: page.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' }),
  termsOfUse: page.getByRole('checkbox', { name: 'Ich akzeptiere die Nutzungsbedingungen' }),
  submit: page.getByRole('button', { name: 'Registrieren', exact: true }),
})

/** The form behind the link in a registration mail, and in every invitation. */
export const registrationForm = (page: Page) => ({
  emailAddress: page.getByRole('textbox', { name: 'E-Mail Adresse' }),
  firstName: page.getByRole('textbox', { name: 'Vorname' }),
  lastName: page.getByRole('textbox', { name: 'Nachname' }),
  password: page.getByLabel(/^Passwort\W*$/),
  repeat: page.getByLabel(/^Passwort wiederholen\W*$/),
  dataProtection: page.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' }),
  termsOfUse: page.getByRole('checkbox', { name: 'Ich akzeptiere die Nutzungsbedingungen' }),
  submit: page.getByRole('button', { name: 'Registrierung abschließen' }),
})

/**
 * Fills in the person's details, and arrives in the app. An invited user ticks the two boxes that a sponsor's link
 * shows earlier.
 */
export const completeRegistration = async (
  page: Page,
  { isInvited = false, device = mouse }: { isInvited?: boolean; device?: InputDevice } = {},
): Promise<void> => {
  const form = registrationForm(page)
  await device.write(form.firstName, 'Petra')
  await device.write(form.lastName, 'Probe')
  await device.write(form.password, NEW_PASSWORD)
  await device.write(form.repeat, NEW_PASSWORD)
  if (isInvited) {
    await expect(form.submit).toBeDisabled()
    await device.tick(form.dataProtection)
    await device.tick(form.termsOfUse)
  } else await expect(form.termsOfUse).toHaveCount(0)
  await device.press(form.submit)
  await expect(message(page, 'Registrierung abgeschlossen und angemeldet.')).toBeVisible()
  await expect(page).toHaveURL(/\/einfuehrung$/)
}
