import { confirmEmailAddressChange, stopEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { stopEmailReminders } from '@wohlauf/contract/accounts/notification-settings'
import {
  confirmPasswordReset,
  getPasswordResetRequest,
  requestPasswordReset,
} from '@wohlauf/contract/accounts/passwords'
import { getUserRegistrationRequest } from '@wohlauf/contract/accounts/registration'
import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const TOKEN = 'x'.repeat(43)
const NOT_VALID = REFUSALS['link-not-valid'].message
const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })

/** Every kind of link with a page of its own, and the page's content. */
const PAGES = [
  {
    kind: 'a sponsor’s link',
    path: '/registrierung/s/probewerke',
    shows: 'Probewerke schenkt dir Gesund bei Muster',
  },
  { kind: 'an invitation', path: `/registrierung/${TOKEN}`, shows: 'Registrierung abschließen' },
  { kind: 'a link for a new password', path: `/passwort-zuruecksetzen/${TOKEN}`, shows: 'Neues Passwort' },
  {
    kind: 'a link to confirm a new address',
    path: `/email-anpassen/${TOKEN}`,
    shows: 'E-Mail Adresse bestätigen',
  },
  {
    kind: 'a link to undo a change of address',
    path: `/email-anpassen/${TOKEN}/stoppen`,
    shows: 'Deine Adresse soll sich ändern',
  },
  {
    kind: 'the way out of reminders by mail',
    path: `/erinnerungen-abbestellen/${TOKEN}`,
    shows: 'Erinnerungen per E-Mail ausschalten',
  },
]

test.for(PAGES)(
  '$kind opens its page on a device with an expired login',
  async ({ path, shows }, { server }) => {
    server.on(isSponsorSlugValid, { isValid: true, explanation: '', sponsorName: 'Probewerke' })
    server.on(getUserRegistrationRequest, {
      emailAddress: 'petra@muster.example',
      hasAgreed: true,
      isStaff: false,
      sponsorName: '',
    })
    server.on(getPasswordResetRequest, { isStaff: false })
    const { address } = await openScreen({ server, path, refusedSession: 'authentication-required' })
    await expect.element(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()
    expect(address()).toBe(path)
  },
)

test('an admin’s link opens an account and replaces the existing login', async ({ server }) => {
  server.on(getAuthenticatedImpersonation, {
    ...sampleApp,
    user: sampleUser('ROLE_USER', { isImpersonated: true }),
  })
  server.on(getDashboard, emptyDashboard)
  server.on(getHabitIntents, [])
  server.on(getModules, [])
  await openScreen({
    server,
    path: `/profil/${TOKEN}`,
    refusedSession: 'authentication-required',
  })
  await expect.element(page.getByText(/^Du siehst das Konto von petra@muster.example/)).toBeVisible()
})

test('a used admin’s link says so, with a link to continue', async ({ server }) => {
  server.refuse(getAuthenticatedImpersonation, 'link-not-valid')
  await openScreen({ server, path: `/profil/${TOKEN}` })
  await expect.element(heading('Das Konto konnte nicht geöffnet werden')).toBeVisible()
  await expect.element(page.getByText(`${NOT_VALID} Er gilt 60 Sekunden und einmal.`)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
})

test.for([
  [
    'an invitation',
    `/registrierung/${TOKEN}`,
    'Zur Anmeldung',
    '/login',
    /^Hast du dich damit schon registriert/,
  ],
  [
    'a link for a new password',
    `/passwort-zuruecksetzen/${TOKEN}`,
    'Neuen Link anfordern',
    '/passwort-zuruecksetzen',
    'Er gilt 60 Minuten und einmal. Fordere einfach einen neuen an.',
  ],
] as const)(
  '%s that is not valid says so, with a link to continue',
  async ([, path, way, target, why], { server }) => {
    server.refuse(getUserRegistrationRequest, 'link-not-valid')
    server.refuse(getPasswordResetRequest, 'link-not-valid')
    const { address } = await openScreen({ server, path })
    await expect.element(heading(NOT_VALID)).toBeVisible()
    await expect.element(page.getByText(why)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expect.poll(address).toBe(target)
  },
)

test('an invalid change of address says so; after a network failure it can be retried', async ({
  server,
}) => {
  server.refuse(confirmEmailAddressChange, 'link-not-valid')
  const { router } = await openScreen({ server, path: `/email-anpassen/${TOKEN}` })
  await button('Neue Adresse bestätigen').click()
  await expect.element(heading('Die E-Mail Adresse konnte nicht angepasst werden!')).toBeVisible()
  expect(button('Noch einmal versuchen').elements()).toEqual([])
  server.refuse(confirmEmailAddressChange, 'unavailable')
  await router.navigate({ href: `/email-anpassen/${'y'.repeat(43)}` })
  await button('Neue Adresse bestätigen').click()
  await expect.element(page.getByText(REFUSALS.unavailable.message)).toBeVisible()
  server.on(confirmEmailAddressChange, {})
  await button('Noch einmal versuchen').click()
  await expect.element(heading('Deine neue Adresse gilt')).toBeVisible()
})

test('opening the link for a new address changes nothing, as scanners of mails open it too; with a session it is confirmed immediately', async ({
  server,
}) => {
  const path = `/email-anpassen/${TOKEN}`
  server.on(confirmEmailAddressChange, {})
  await openScreen({ server, path })
  await expect.element(button('Neue Adresse bestätigen')).toBeVisible()
  await expectAccessible()
  expect(server.callsOf(confirmEmailAddressChange)).toEqual([])
  await openScreen({ server, path, user: sampleUser() })
  await expect.element(heading('Deine neue Adresse gilt')).toBeVisible()
  expect(server.callsOf(confirmEmailAddressChange)).toHaveLength(1)
})

test('opening the undo link stops nothing; its button does, and an expired link says so', async ({
  server,
}) => {
  const path = `/email-anpassen/${TOKEN}/stoppen`
  server.refuse(stopEmailAddressChange, 'link-not-valid')
  await openScreen({ server, path })
  await expect.element(button('Änderung stoppen')).toBeVisible()
  expect(server.callsOf(stopEmailAddressChange)).toEqual([])
  await button('Änderung stoppen').click()
  await expect.element(heading(NOT_VALID)).toBeVisible()
})

test('stopping a change ends the login of this device', async ({ server }) => {
  server.on(stopEmailAddressChange, {})
  await openScreen({ server, path: `/email-anpassen/${TOKEN}/stoppen`, user: sampleUser() })
  await button('Änderung stoppen').click()
  await expect.element(heading('Die Änderung ist gestoppt')).toBeVisible()
  expect(localStorage.getItem('auth-token')).toBeNull()
  await expect.element(link('Passwort zurücksetzen')).toBeVisible()
})

const newPassword = () => ({
  password: page.getByLabelText(/^Neues Passwort\W*$/),
  repeat: page.getByLabelText(/^Neues Passwort wiederholen\W*$/),
  submit: button('Passwort speichern'),
})

test.for([
  [false, 'mindestens 8 Zeichen'],
  [true, 'mindestens 12 Zeichen'],
] as const)('a new password of staff (%s) has %s', async ([isStaff, minimum], { server }) => {
  server.on(getPasswordResetRequest, { isStaff })
  await openScreen({ server, path: `/passwort-zuruecksetzen/${TOKEN}` })
  await expect.element(page.getByText(minimum, { exact: true })).toBeVisible()
})

test('a new password that is too short, not repeated or too easy is reported at its field', async ({
  server,
}) => {
  server.on(getPasswordResetRequest, { isStaff: false })
  server.refuse(confirmPasswordReset, 'password-too-easy', {
    userPassword: 'Dieses Passwort ist zu leicht zu erraten.',
  })
  await openScreen({ server, path: `/passwort-zuruecksetzen/${TOKEN}` })
  const form = newPassword()
  await form.password.fill('kurz')
  await form.repeat.fill('anders')
  ;(form.repeat.element() as HTMLInputElement).blur()
  await expect.element(page.getByText('Der Wert muss mindestens 8 Zeichen lang sein')).toBeVisible()
  await expect.element(page.getByText('Das Passwort muss mit "Neues Passwort" übereinstimmen')).toBeVisible()
  await expect.element(form.submit).toBeDisabled()
  await form.password.fill('12345678')
  await form.repeat.fill('12345678')
  await form.submit.click()
  await expect.element(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
  await expect.element(form.password).toHaveFocus()
})

test('after too many requests for a link the user is asked to wait; every address gets the same answer', async ({
  server,
}) => {
  server.refuse(requestPasswordReset, 'too-many-requests')
  await openScreen({ server, path: '/passwort-zuruecksetzen' })
  const field = page.getByRole('textbox', { name: 'E-Mail Adresse' })
  await field.fill('petra@muster.example')
  await button('Link anfordern').click()
  await expect.element(page.getByRole('alert').getByText(REFUSALS['too-many-requests'].message)).toBeVisible()
  server.on(requestPasswordReset, {})
  await button('Link anfordern').click()
  const sentence =
    'Wenn es zu petra@muster.example ein Konto gibt, ist eine E-Mail unterwegs. Der Link darin gilt 60 Minuten.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await button('Andere Adresse verwenden').click()
  await expect.element(field).toBeVisible()
})

test('reminders by mail end with a press on the page, not by opening it', async ({ server }) => {
  server.refuse(stopEmailReminders, 'overloaded')
  await openScreen({ server, path: `/erinnerungen-abbestellen/${TOKEN}` })
  await button('Ausschalten').click()
  await expect.element(page.getByRole('alert').getByText(REFUSALS.overloaded.message)).toBeVisible()
  server.on(stopEmailReminders, {})
  await button('Ausschalten').click()
  await expect.element(heading('Du bekommst keine Erinnerungen per E-Mail mehr')).toBeVisible()
})

test('an invalid unsubscribe link says where else reminders are switched off', async ({ server }) => {
  server.refuse(stopEmailReminders, 'link-not-valid')
  await openScreen({ server, path: `/erinnerungen-abbestellen/${TOKEN}` })
  await button('Ausschalten').click()
  await expect
    .element(page.getByText('In deinem Profil kannst du die Erinnerungen jederzeit ausschalten.'))
    .toBeVisible()
})
