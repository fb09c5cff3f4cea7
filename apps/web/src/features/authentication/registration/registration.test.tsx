import { confirmUserRegistration, getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { getLegalVersions } from '@wohlauf/contract/legal/legal'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { INVITATION_PROMISES } from '@wohlauf/contract/rules/invitation-text'
import { isSponsorSlugValid, registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleApp } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const SPONSOR = '/registrierung/s/probewerke'
const INVITATION = `/registrierung/${'x'.repeat(43)}`
const ADDRESS = 'petra@muster.example'
const NO_SEAT = REFUSALS['no-seat-available'].message
const SENT = 'Erfolgreich abgeschickt. Bitte klicke auf den Link in der E-Mail.'

const INVITED = { isValid: true, explanation: '', sponsorName: 'Musterwerke AG' }

const form = {
  emailAddress: page.getByRole('textbox', { name: 'E-Mail Adresse' }),
  firstName: page.getByRole('textbox', { name: 'Vorname' }),
  lastName: page.getByRole('textbox', { name: 'Nachname' }),
  password: page.getByLabelText(/^Passwort\W*$/),
  repeat: page.getByLabelText(/^Passwort wiederholen\W*$/),
  dataProtection: page.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' }),
  termsOfUse: page.getByRole('checkbox', { name: 'Ich akzeptiere die Nutzungsbedingungen' }),
  register: page.getByRole('button', { name: 'Registrieren', exact: true }),
  complete: page.getByRole('button', { name: 'Registrierung abschließen' }),
}
const blur = (field: Locator) => (field.element() as HTMLElement).blur()
const text = (sentence: string) => page.getByText(sentence)

test('the page of a sponsor’s link requires both boxes, and reports a wrong address', async ({ server }) => {
  server.on(isSponsorSlugValid, INVITED)
  server.on(registerUserForSponsor, {})
  await openScreen({ server, path: SPONSOR })
  await form.emailAddress.fill('keine Adresse')
  // Pressed directly from the invalid field, whose message moves the content below.
  await form.dataProtection.click()
  await expect.element(form.dataProtection).toBeChecked()
  await expect.element(text('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
  await form.termsOfUse.click()
  await form.termsOfUse.click()
  await expect.element(text('Diese Option muss ausgewählt sein')).toBeVisible()
  // The focus ring of the link below is drawn around it, and not through the message.
  const message = text('Diese Option muss ausgewählt sein').element().getBoundingClientRect()
  const link = page
    .getByRole('link', { name: /Nutzungsbedingungen/ })
    .element()
    .getBoundingClientRect()
  expect(link.top).toBeGreaterThanOrEqual(message.bottom + 4)
  await form.emailAddress.fill(ADDRESS)
  await expect.element(form.register).toBeDisabled()
  await form.termsOfUse.click()
  await form.register.click()
  await expect.element(text(SENT)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeVisible()
  await expect.element(text(`Wir haben eine E-Mail an ${ADDRESS} geschickt.`)).toBeVisible()
})

test('the page of a sponsor’s link says who invites and what it promises; its boxes are 44 px large', async ({
  server,
}) => {
  server.on(isSponsorSlugValid, INVITED)
  await openScreen({ server, path: SPONSOR })
  const title = `Die Musterwerke AG schenkt dir ${sampleApp.appTitle}`
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const promise of Object.values(INVITATION_PROMISES)) await expect.element(text(promise)).toBeVisible()
  for (const box of [form.dataProtection, form.termsOfUse]) {
    box.element().scrollIntoView({ block: 'center' })
    const { left, top, height } = box.element().getBoundingClientRect()
    for (const [x, y] of [
      [left - 9, top + height / 2],
      [left + 5, top - 9],
      [left + 5, top + height + 9],
    ] as const) {
      const elementAtPoint = document.elementFromPoint(x, y)
      expect(elementAtPoint?.closest('label')?.getAttribute('for')).toBe(box.element().id)
    }
  }
})

test('without the company, as from a server of the former version, the form is there', async ({ server }) => {
  server.on(isSponsorSlugValid, { ...INVITED, sponsorName: '' })
  await openScreen({ server, path: SPONSOR })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible()
  await expect.element(form.emailAddress).toBeVisible()
})

test('an invalid sponsor’s link gives the reason and shows no form', async ({ server }) => {
  const explanation = REFUSALS['sponsor-link-not-valid'].message
  server.on(isSponsorSlugValid, { isValid: false, explanation, sponsorName: '' })
  const { address } = await openScreen({ server, path: SPONSOR })
  await expect.element(text(explanation)).toBeVisible()
  expect(form.register.elements()).toEqual([])
  expect(page.getByRole('button', { name: 'E-Mail noch einmal anfordern' }).elements()).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect.poll(address).toBe('/login')
})

test('without free seats, the holder of the last one can request the mail again', async ({ server }) => {
  server.on(isSponsorSlugValid, { isValid: false, explanation: NO_SEAT, sponsorName: '' })
  server.on(registerUserForSponsor, {})
  await openScreen({ server, path: SPONSOR })
  await expect.element(text(NO_SEAT)).toBeVisible()
  await page.getByRole('button', { name: 'E-Mail noch einmal anfordern' }).click()
  await form.emailAddress.fill(ADDRESS)
  await form.dataProtection.click()
  await form.termsOfUse.click()
  await form.register.click()
  await expect.element(text(SENT)).toBeVisible()
})

test('a seat taken meanwhile is reported above the button', async ({ server }) => {
  server.on(isSponsorSlugValid, INVITED)
  server.refuse(registerUserForSponsor, 'no-seat-available')
  await openScreen({ server, path: SPONSOR })
  // The answer about the link moves the content below its title.
  await expect.element(page.getByRole('heading', { level: 1, name: /^Die Musterwerke AG/ })).toBeVisible()
  await form.emailAddress.fill(ADDRESS)
  await form.dataProtection.click()
  await expect.element(form.dataProtection).toBeChecked()
  await form.termsOfUse.click()
  await expect.element(form.termsOfUse).toBeChecked()
  await expect.element(form.register).toBeEnabled()
  await form.register.click()
  await expect.element(page.getByRole('alert').getByText(NO_SEAT)).toBeVisible()
})

test('an invitation says who invites and shows its address; errors are shown at their fields', async ({
  server,
}) => {
  server.on(getUserRegistrationRequest, {
    emailAddress: ADDRESS,
    hasAgreed: false,
    isStaff: false,
    sponsorName: 'Musterwerke AG',
  })
  server.refuse(confirmUserRegistration, 'password-too-easy', {
    password: 'Dieses Passwort ist zu leicht zu erraten.',
  })
  await openScreen({ server, path: INVITATION })
  await expect.element(form.emailAddress).toHaveValue(ADDRESS)
  const title = `Die Musterwerke AG schenkt dir ${sampleApp.appTitle}`
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const promise of Object.values(INVITATION_PROMISES)) await expect.element(text(promise)).toBeVisible()
  await expect.element(form.emailAddress).toHaveAttribute('readonly')
  // The consent to health data is a question of its own, asked in context.
  expect(page.getByText(HEALTH_DATA_CONSENT.title).elements()).toEqual([])
  await form.firstName.fill('x'.repeat(256))
  await form.lastName.click()
  await form.password.fill('12345678')
  await form.repeat.fill('12345679')
  blur(form.repeat)
  for (const sentence of [
    'Der Wert darf höchstens 255 Zeichen lang sein',
    'Dieses Feld muss gefüllt sein',
    'Das Passwort muss mit "Passwort" übereinstimmen',
  ])
    await expect.element(text(sentence)).toBeVisible()
  await expect.element(form.complete).toBeDisabled()

  await form.firstName.fill('Petra')
  await form.lastName.fill('Probe')
  await form.repeat.fill('12345678')
  await form.termsOfUse.click()
  await expect.element(form.complete).toBeDisabled()
  await form.dataProtection.click()
  await form.complete.click()
  await expect.element(text('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
  await expect.element(form.password).toHaveFocus()
  await expect.poll(() => server.callsOf(confirmUserRegistration)).toHaveLength(1)
})

test('boxes ticked with the sponsor’s link are not shown again', async ({ server }) => {
  server.on(getUserRegistrationRequest, {
    emailAddress: ADDRESS,
    hasAgreed: true,
    isStaff: false,
    sponsorName: 'Musterwerke AG',
  })
  await openScreen({ server, path: INVITATION })
  await expect.element(form.emailAddress).toHaveValue(ADDRESS)
  expect(form.termsOfUse.elements()).toEqual([])
})

test('an invited manager chooses a longer password', async ({ server }) => {
  server.on(getUserRegistrationRequest, {
    emailAddress: ADDRESS,
    hasAgreed: true,
    isStaff: true,
    sponsorName: '',
  })
  server.refuse(confirmUserRegistration, 'password-too-easy', {
    password: 'Der Wert muss mindestens 12 Zeichen lang sein',
  })
  await openScreen({ server, path: INVITATION })
  await expect.element(text('mindestens 12 Zeichen')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Registrierung abschließen' }))
    .toBeVisible()
  expect(form.termsOfUse.elements()).toEqual([])
  await form.firstName.fill('Sven')
  await form.lastName.fill('Sommer')
  await form.password.fill('elf-zeichen')
  await form.repeat.fill('elf-zeichen')
  await form.complete.click()
  await expect.element(text('Der Wert muss mindestens 12 Zeichen lang sein')).toBeVisible()
})

const OWN_VERSIONS = { termsOfUseVersion: '2099-03-05', dataProtectionVersion: '2099-04-06' }

test('the ticked boxes are sent with the versions of the app’s texts', async ({ server }) => {
  server.on(isSponsorSlugValid, INVITED)
  server.on(registerUserForSponsor, {})
  server.on(getLegalVersions, OWN_VERSIONS)
  await openScreen({ server, path: SPONSOR })
  await form.emailAddress.fill(ADDRESS)
  await form.dataProtection.click()
  await form.termsOfUse.click()
  await form.register.click()
  await expect.element(text(SENT)).toBeVisible()
  await expect.poll(() => server.callsOf(registerUserForSponsor)[0]?.input).toMatchObject(OWN_VERSIONS)
})

test('an invited person agrees to the versions of the app’s texts; without them nothing is sent', async ({
  server,
}) => {
  server.on(getUserRegistrationRequest, {
    emailAddress: ADDRESS,
    hasAgreed: false,
    isStaff: false,
    sponsorName: 'Musterwerke AG',
  })
  server.refuse(confirmUserRegistration, 'password-too-easy')
  server.refuse(getLegalVersions, 'unavailable')
  await openScreen({ server, path: INVITATION })
  await form.firstName.fill('Petra')
  await form.lastName.fill('Probe')
  await form.password.fill('12345678')
  await form.repeat.fill('12345678')
  await form.termsOfUse.click()
  await form.dataProtection.click()
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  await expect.element(form.complete).toBeDisabled()
  server.on(getLegalVersions, OWN_VERSIONS)
  await retry.click()
  await form.complete.click()
  await expect.poll(() => server.callsOf(confirmUserRegistration)[0]?.input).toMatchObject(OWN_VERSIONS)
})
