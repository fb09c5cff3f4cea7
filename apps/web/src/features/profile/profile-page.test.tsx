import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { updateUserName } from '@wohlauf/contract/accounts/name'
import { updateNotificationSettings } from '@wohlauf/contract/accounts/notification-settings'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import {
  endAllOwnSessions,
  endOwnSession,
  getOwnSessions,
  type OwnSession,
} from '@wohlauf/contract/accounts/sessions'
import { getAuthenticatedUser, logout } from '@wohlauf/contract/authentication/authentication'
import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { getDataExport, requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { getSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { linesOf, writeLarge } from '../../testing/large-text.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleApp, sampleUser, someId } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const session = (more: Partial<OwnSession>): OwnSession => ({
  sessionId: someId,
  device: 'Firefox auf Linux',
  createdAt: '2026-03-04T09:00:00.000Z',
  lastUsedAt: '2026-03-04T09:00:00.000Z',
  isCurrent: true,
  ...more,
})
const here = session({})
const away = session({ sessionId: `${someId.slice(0, -1)}d`, isCurrent: false })
const NO_EXPORT = { requestedAt: null, availableUntil: null }

const openProfile = async (server: FakeServer, user: SessionUser = sampleUser()) => {
  server.on(getOwnSessions, [here, away])
  server.on(getDataExport, NO_EXPORT)
  const screen = await openScreen({ server, path: '/profil', user })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  return screen
}

const open = async (button: string | RegExp, name: string): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog).toBeVisible()
  return dialog
}

const passwordField = (dialog: Locator, label: string) => dialog.getByLabelText(new RegExp(`^${label}\\W*$`))
const blur = (field: Locator) => (field.element() as HTMLElement).blur()

test('the sections below the list of sessions are shown with it, so that nothing moves under the finger', async ({
  server,
}) => {
  server.on(getDataExport, NO_EXPORT)
  const sessions = server.hold(getOwnSessions, [here, away])
  await openScreen({ server, path: '/profil', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Wo du angemeldet bist' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Deine Daten' })).not.toBeInTheDocument()
  sessions.resume()
  await expect.element(page.getByRole('heading', { name: 'Deine Daten' })).toBeVisible()
})

test('a dialog’s title grows with the text', async ({ server }) => {
  await openProfile(server)
  const dialog = await open('Passwort ändern', 'Passwort ändern')
  const title = dialog.getByRole('heading', { name: 'Passwort ändern' }).element()
  const size = () => Number.parseFloat(getComputedStyle(title).fontSize)
  const before = size()
  writeLarge()
  expect(size()).toBe(2 * before)
})

test('a long word of a dialog’s title stays whole in large text, below the button that closes the dialog', async ({
  server,
}) => {
  await openProfile(server)
  const dialog = await open('Benachrichtigungen anpassen', 'Benachrichtigungen')
  writeLarge()
  const title = dialog.getByRole('heading', { name: 'Benachrichtigungen' }).element()
  const close = dialog.getByRole('button', { name: 'Schließen' }).element()
  expect(linesOf(title, 'Benachrichtigungen')).toBe(1)
  expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top)
})

test('the name is shown, and can be changed but not emptied', async ({ server }) => {
  await openProfile(server)
  const card = page.getByRole('region', { name: 'Dein Konto' })
  await expect.element(card).toMatchTextContent(/Name\s*Petra Muster/)
  const dialog = await open('Name ändern', 'Name ändern')
  const first = dialog.getByRole('textbox', { name: 'Vorname' })
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveValue('Petra')
  await first.fill('  ')
  blur(first)
  await expect.element(dialog.getByText(MESSAGES.required)).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Speichern' })
  await expect.element(save).toBeDisabled()
  await expectAccessible()
  await first.fill('Pat')
  await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Muster-Meier')
  const renamed = sampleUser('ROLE_USER', { firstName: 'Pat', lastName: 'Muster-Meier' })
  server.on(updateUserName, () => {
    server.on(getAuthenticatedUser, { ...sampleApp, user: renamed })
    return {}
  })
  await save.click()
  await expect.element(page.getByText('Dein Name wurde geändert.')).toBeVisible()
  await expect.element(card).toMatchTextContent(/Name\s*Pat Muster-Meier/)
  expect(server.callsOf(updateUserName).map(({ input }) => input)).toEqual([
    { firstName: 'Pat', lastName: 'Muster-Meier' },
  ])
})

test('an account without a name says so', async ({ server }) => {
  await openProfile(server, sampleUser('ROLE_USER', { firstName: '', lastName: '' }))
  await expect
    .element(page.getByRole('region', { name: 'Dein Konto' }))
    .toMatchTextContent(/Name\s*Nicht angegeben/)
})

test('an invalid address, or the current one, is refused before it is sent', async ({ server }) => {
  await openProfile(server)
  const dialog = await open('E-Mail Adresse ändern', 'E-Mail Adresse ändern')
  const field = dialog.getByRole('textbox', { name: 'Neue E-Mail Adresse' })
  await expect.element(field).toHaveFocus()
  for (const [input, sentence] of [
    ['keine Adresse', 'Die E-Mail-Adresse ist nicht gültig'],
    [` ${sampleUser().emailAddress.toUpperCase()} `, 'Das ist bereits die aktuelle E-Mail Adresse'],
  ] as const) {
    await field.fill(input)
    blur(field)
    await expect.element(dialog.getByText(sentence)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Link schicken' })).toBeDisabled()
  }
})

test('a dialog that is opened again before it has disappeared begins again', async ({ server }) => {
  await openProfile(server)
  const opener = page.getByRole('main').getByRole('button', { name: 'Passwort ändern' })
  await expect.element(opener).toBeVisible()
  const again = opener.element() as HTMLElement
  const dialog = await open('Passwort ändern', 'Passwort ändern')
  await passwordField(dialog, 'Aktuelles Passwort').fill('bisher-gültig')
  const close = dialog.getByRole('button', { name: 'Schließen' }).element() as HTMLElement
  close.click()
  // React has rendered it as closed, while it still fades out.
  await Promise.resolve()
  again.click()
  await expect.element(passwordField(dialog, 'Aktuelles Passwort')).toHaveValue('')
})

test('a new address has to be confirmed by its link', async ({ server }) => {
  server.on(requestEmailAddressChange, {})
  await openProfile(server)
  const dialog = await open('E-Mail Adresse ändern', 'E-Mail Adresse ändern')
  await dialog.getByRole('textbox', { name: 'Neue E-Mail Adresse' }).fill('neu@muster.example')
  await dialog.getByRole('button', { name: 'Link schicken' }).click()
  await expect
    .element(page.getByText('Bitte bestätige die neue Adresse über den Link in der E-Mail.'))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a password that is not repeated, wrong or too easy is reported at its field', async ({ server }) => {
  await openProfile(server)
  const dialog = await open('Passwort ändern', 'Passwort ändern')
  const submit = dialog.getByRole('button', { name: 'Passwort ändern' })
  const current = passwordField(dialog, 'Aktuelles Passwort')
  const fresh = passwordField(dialog, 'Neues Passwort')
  const repeat = passwordField(dialog, 'Neues Passwort wiederholen')
  await expect.element(submit).toBeDisabled()
  await current.fill('falsch-geraten')
  await fresh.fill('kurz')
  await repeat.fill('anders')
  blur(repeat)
  await expect
    .element(dialog.getByText('Das Passwort muss mit "Neues Passwort" übereinstimmen'))
    .toBeVisible()
  await expect.element(dialog.getByText('mindestens 8 Zeichen lang')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await fresh.fill('ein-ganz-neues-passwort-7')
  await repeat.fill('ein-ganz-neues-passwort-7')
  server.refuse(updateUserPassword, 'current-password-wrong')
  await submit.click()
  await expect.element(dialog.getByText(REFUSALS['current-password-wrong'].message)).toBeVisible()
  await expect.element(current).toHaveFocus()
  server.refuse(updateUserPassword, 'password-too-easy')
  await submit.click()
  await expect.element(dialog.getByText(REFUSALS['password-too-easy'].message)).toBeVisible()
  await expect.element(fresh).toHaveFocus()
})

test('a change of the password asks for the code where there is a second step', async ({ server }) => {
  server.on(getSecondFactorAsManager, { enabledAt: '2026-03-04T09:00:00.000Z', recoveryCodesLeft: 10 })
  await openProfile(server, sampleUser('ROLE_SPONSOR_MANAGER'))
  const dialog = await open('Passwort ändern', 'Passwort ändern')
  await passwordField(dialog, 'Aktuelles Passwort').fill('das-bisherige-passwort')
  await passwordField(dialog, 'Neues Passwort').fill('ein-ganz-neues-passwort-7')
  await passwordField(dialog, 'Neues Passwort wiederholen').fill('ein-ganz-neues-passwort-7')
  const submit = dialog.getByRole('button', { name: 'Passwort ändern' })
  server.refuse(updateUserPassword, 'second-factor-required')
  await submit.click()
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveFocus()
  await expect.element(submit).toBeDisabled()
  await expectAccessible()
  server.refuse(updateUserPassword, 'second-factor-wrong', { code: REFUSALS['second-factor-wrong'].message })
  await code.fill('000000')
  await submit.click()
  await expect.element(dialog.getByText(REFUSALS['second-factor-wrong'].message)).toBeVisible()
  await expect.element(code).toHaveFocus()
  server.on(updateUserPassword, {})
  await code.fill('123456')
  await submit.click()
  await expect.element(page.getByText('Dein Passwort wurde geändert.')).toBeVisible()
  expect(server.callsOf(updateUserPassword).at(-1)?.input).toEqual({
    userCurrentPassword: 'das-bisherige-passwort',
    userNewPassword: 'ein-ganz-neues-passwort-7',
    code: '123456',
  })
})

test('a learner who logged in long ago proves the password, and the address typed is sent again', async ({
  server,
}) => {
  await openProfile(server)
  const dialog = await open('E-Mail Adresse ändern', 'E-Mail Adresse ändern')
  server.refuse(requestEmailAddressChange, 'fresh-login-required')
  server.on(proveIdentity, () => {
    server.on(requestEmailAddressChange, {})
    return {}
  })
  await dialog.getByRole('textbox', { name: 'Neue E-Mail Adresse' }).fill('neu@muster.example')
  await dialog.getByRole('button', { name: 'Link schicken' }).click()
  const question = page.getByRole('dialog', { name: 'Bist du es wirklich?' })
  await passwordField(question, 'Passwort').fill('irgendeins')
  await question.getByRole('button', { name: 'Bestätigen' }).click()
  await expect.element(page.getByText(/^Bitte bestätige die neue Adresse/)).toBeVisible()
  expect(server.callsOf(requestEmailAddressChange).map(({ input }) => input)).toEqual([
    { userEmailAddress: 'neu@muster.example' },
    { userEmailAddress: 'neu@muster.example' },
  ])
})

test('the channels of reminders are saved only by the button, and confirmed', async ({ server }) => {
  server.on(updateNotificationSettings, {})
  await openProfile(server, sampleUser('ROLE_USER', { notificationSettings: ['PUSH_HABIT_REMINDER'] }))
  const card = page.getByRole('region', { name: 'Benachrichtigungen' })
  await expect
    .element(card)
    .toMatchTextContent(
      /Push-Nachricht\s*Hier nicht möglich: Dieser Browser kann keine Push-Nachrichten empfangen/,
    )
  await expect.element(card).toMatchTextContent(/E-Mail\s*Ausgeschaltet/)
  const dialog = await open('Benachrichtigungen anpassen', 'Benachrichtigungen')
  const mail = dialog.getByRole('switch', { name: 'E-Mail' })
  const push = dialog.getByRole('switch', { name: 'Push-Nachricht' })
  await expect.element(push).toBeChecked()
  await expect.element(push).toHaveAccessibleDescription(/auf denen du sie aktiviert hast/)
  await mail.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(updateNotificationSettings)).toEqual([])

  await open('Benachrichtigungen anpassen', 'Benachrichtigungen')
  await expect.element(mail).not.toBeChecked()
  await push.click()
  await mail.click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByText('Einstellungen für Benachrichtigungen wurden angepasst.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(updateNotificationSettings).map(({ input }) => input))
    .toEqual([{ notificationSettings: ['EMAIL_HABIT_REMINDER'] }])
})

test('a device is logged out from the list, with a confirmation', async ({ server }) => {
  server.on(endOwnSession, () => {
    server.on(getOwnSessions, [here])
    return {}
  })
  await openProfile(server)
  const rows = page.getByRole('region', { name: 'Wo du angemeldet bist' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/Firefox auf Linux\s*Dieses Gerät/)
  await rows
    .last()
    .getByRole('button', { name: /^Firefox auf Linux abmelden/ })
    .click()
  await expect.element(page.getByText('Das Gerät wurde abgemeldet.')).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect
    .poll(() => server.callsOf(endOwnSession).map(({ input }) => input))
    .toEqual([{ sessionId: away.sessionId }])
})

test('logging out everywhere includes this device: its storage is cleared', async ({ server }) => {
  server.on(endAllOwnSessions, {})
  server.on(logout, {})
  const { address } = await openProfile(server)
  const dialog = await open('Überall abmelden', 'Überall abmelden?')
  await dialog.getByRole('button', { name: 'Überall abmelden' }).click()
  await expect.poll(address).toBe('/login')
  expect(localStorage.length).toBe(0)
})

test.for([
  [HEALTH_DATA_CONSENT.version, /^Du hast eingewilligt\./],
  ['2020-01-01', /^Der Text deiner Einwilligung hat sich geändert\./],
  [null, /^Du hast nicht eingewilligt\./],
] as const)(
  'the state of the consent is shown: text %s',
  async ([healthConsentVersion, sentence], { server }) => {
    await openProfile(server, sampleUser('ROLE_USER', { healthConsentVersion }))
    await expect.element(page.getByText(sentence)).toBeVisible()
  },
)

test('the withdrawal dialog says what is deleted, and can be cancelled', async ({ server }) => {
  server.on(withdrawHealthConsent, {})
  await openProfile(server)
  const { title, paragraphs, confirmLabel } = HEALTH_DATA_CONSENT.withdrawal
  const dialog = await open(/widerrufen$/, title)
  for (const sentence of paragraphs) await expect.element(dialog.getByText(sentence)).toBeVisible()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(withdrawHealthConsent)).toEqual([])
  await open(/widerrufen$/, title)
  await dialog.getByRole('button', { name: confirmLabel }).click()
  await expect
    .element(page.getByText('Deine Einwilligung ist widerrufen, deine Gesundheitsdaten sind gelöscht.'))
    .toBeVisible()
})

test('the export of a user’s data: requested, being created, ready', async ({ server }) => {
  server.on(requestDataExport, () => {
    server.on(getDataExport, { requestedAt: '2026-03-04T09:00:00.000Z', availableUntil: null })
    return {}
  })
  await openProfile(server)
  await page.getByRole('button', { name: 'Meine Daten anfordern' }).click()
  const sentence = 'Wir stellen deine Daten zusammen. Sobald sie bereit sind, bekommst du eine E-Mail.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  server.on(getDataExport, {
    requestedAt: '2026-03-04T09:00:00.000Z',
    availableUntil: '2999-03-11T09:00:00.000Z',
  })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(page.getByText('Bereit bis 11.03.2999, 10:00 Uhr.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Meine Daten herunterladen' })).toBeVisible()
})

test('a deletion needs the password; a wrong one is reported, and closing deletes nothing', async ({
  server,
}) => {
  server.refuse(deleteOwnAccount, 'current-password-wrong')
  await openProfile(server)
  const dialog = await open('Konto löschen', 'Konto löschen')
  const confirm = dialog.getByRole('button', { name: 'Konto unwiderruflich löschen' })
  const field = passwordField(dialog, 'Aktuelles Passwort')
  await expect.element(dialog.getByText('Das lässt sich nicht rückgängig machen.')).toBeVisible()
  await expect.element(confirm).toBeDisabled()
  await field.fill('falsch-geraten')
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(deleteOwnAccount)).toEqual([])
  await open('Konto löschen', 'Konto löschen')
  await field.fill('falsch-geraten')
  await confirm.click()
  await expect.element(dialog.getByText(REFUSALS['current-password-wrong'].message)).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test('in a visit by an admin nothing is offered that changes the account', async ({ server }) => {
  await openScreen({ server, path: '/profil', user: sampleUser('ROLE_USER', { isImpersonated: true }) })
  await expect.element(page.getByText(/^Du hast eingewilligt/)).toBeVisible()
  await expect.element(page.getByText('petra@').first()).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
})

test('a manager has no reminders, no health data, and no deletion of the account', async ({ server }) => {
  server.on(getOwnSessions, [here])
  server.on(getSecondFactorAsManager, { enabledAt: null, recoveryCodesLeft: 0 })
  await openScreen({ server, path: '/profil', user: sampleUser('ROLE_APP_MANAGER') })
  await expect.element(page.getByText('Dieses Gerät', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Konto löschen' }).elements()).toEqual([])
  expect(page.getByRole('region', { name: 'Benachrichtigungen' }).elements()).toEqual([])
  expect(page.getByText('Gesundheitsdaten').elements()).toEqual([])
})
