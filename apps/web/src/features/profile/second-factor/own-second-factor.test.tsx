import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import {
  getSecondFactorAsManager,
  removeSecondFactorAsManager,
  renewRecoveryCodesAsManager,
} from '@wohlauf/contract/staff-security/staff-security'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { button, closeMessage, dialogNamed, expectSaid } from '../../../testing/editing.ts'
import { emulateMedia } from '../../../testing/emulate-media.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mno${index}`)
const RENEWAL = 'Neue Wiederherstellungscodes'
const REMOVAL = 'Anmeldung in zwei Schritten ausschalten'

const openProfile = async (server: FakeServer, recoveryCodesLeft = 3) => {
  server.on(getOwnSessions, [])
  server.on(getSecondFactorAsManager, { enabledAt: '2026-03-04T09:00:00.000Z', recoveryCodesLeft })
  await openScreen({ server, path: '/profil', user: sampleUser('ROLE_SPONSOR_MANAGER') })
}

const renew = async (server: FakeServer) => {
  server.on(renewRecoveryCodesAsManager, { recoveryCodes: CODES })
  await openProfile(server)
  await button('Neue erzeugen').click()
  const dialog = dialogNamed(RENEWAL)
  await button('Neue Codes erzeugen', dialog).click()
  await expect.element(dialog.getByText(CODES[0] ?? '')).toBeVisible()
  return dialog
}

test.for([
  [0, 'Kein Code mehr übrig: Erzeuge bitte neue.'],
  [1, 'Noch 1 Code übrig'],
  [2, 'Noch 2 Codes übrig'],
] as const)('with %i codes left it says: %s', async ([count, text], { server }) => {
  await openProfile(server, count)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('new codes are made when their consequence was read, are shown once, and count afterwards', async ({
  server,
}) => {
  server.on(renewRecoveryCodesAsManager, () => {
    server.on(getSecondFactorAsManager, { enabledAt: '2026-03-04T09:00:00.000Z', recoveryCodesLeft: 10 })
    return { recoveryCodes: CODES }
  })
  await openProfile(server)
  await button('Neue erzeugen').click()
  const dialog = dialogNamed(RENEWAL)
  await expect.element(dialog.getByText('Alle bisherigen gelten dann nicht mehr.')).toBeVisible()
  expect(server.callsOf(renewRecoveryCodesAsManager)).toEqual([])
  await button('Neue Codes erzeugen', dialog).click()
  const list = dialog.getByRole('list', { name: 'Wiederherstellungscodes' })
  await expect.element(list).toBeVisible()
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  await expectAccessible()
  await expect.element(button('Fertig', dialog)).toBeDisabled()
  const checkbox = dialog.getByRole('checkbox', { name: 'Ich habe die Codes sicher aufbewahrt.' })
  // Its style sheet is loaded, which no other part of the profile loads.
  expect(getComputedStyle(checkbox.element()).appearance).toBe('none')
  await checkbox.click()
  await button('Fertig', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Noch 10 Codes übrig')).toBeVisible()
  expect(document.body.textContent).not.toContain(CODES[0])
  // When reopened, the dialog shows none of them.
  await button('Neue erzeugen').click()
  await expect.element(button('Neue Codes erzeugen', dialogNamed(RENEWAL))).toBeVisible()
  await expect.poll(() => server.callsOf(renewRecoveryCodesAsManager)).toHaveLength(1)
})

test('codes are copied, one a line, and a message says when the browser forbids it', async ({ server }) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  onTestFinished(() => write.mockRestore())
  const dialog = await renew(server)
  await button('Kopieren', dialog).click()
  await expectSaid('Die Codes wurden kopiert.')
  expect(write.mock.calls).toEqual([[CODES.join('\n')]])
  await closeMessage()
  write.mockRejectedValueOnce(new Error('forbidden'))
  await button('Kopieren', dialog).click()
  await expectSaid('Das Kopieren hat nicht geklappt. Markiere den Text bitte selbst.')
})

test('the printed sheet has the codes alone, and is gone with them', async ({ server }) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  const dialog = await renew(server)
  const sheet = page.getByRole('heading', { level: 1, name: 'Wiederherstellungscodes' })
  expect(sheet.query()).toBeNull()
  await button('Drucken', dialog).click()
  expect(print.mock.calls).toHaveLength(1)
  await emulateMedia({ type: 'print' })
  await expect.element(sheet).toBeVisible()
  expect(dialog.query()).toBeNull()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  await expect.element(page.getByText(/^Für .+, erzeugt am \d\d\.\d\d\.\d{4}\./)).toBeVisible()
  await emulateMedia({ type: 'screen' })
  await dialog.getByRole('checkbox').click()
  await button('Fertig', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await emulateMedia({ type: 'print' })
  expect(sheet.query()).toBeNull()
})

test('a renewal that fails can be tried again', async ({ server }) => {
  server.refuse(renewRecoveryCodesAsManager, 'unavailable')
  await openProfile(server)
  await button('Neue erzeugen').click()
  const dialog = dialogNamed(RENEWAL)
  await button('Neue Codes erzeugen', dialog).click()
  await expectSaid('Wir sind gerade nicht erreichbar.')
  server.on(renewRecoveryCodesAsManager, { recoveryCodes: CODES })
  await button('Neue Codes erzeugen', dialog).click()
  await expect.element(dialog.getByText(CODES[9] ?? '')).toBeVisible()
})

test('switching off takes password and code, and says at the field what was wrong', async ({ server }) => {
  await openProfile(server)
  await button('Ausschalten').click()
  const dialog = dialogNamed(REMOVAL)
  await expect.element(dialog).toMatchTextContent('Auch die Wiederherstellungscodes gelten nicht mehr.')
  const password = dialog.getByLabelText(/^Passwort\W*$/)
  await expect.element(password).toHaveFocus()
  await expectAccessible()
  await password.fill('falsch')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456')
  server.refuse(removeSecondFactorAsManager, 'current-password-wrong', {
    currentPassword: 'Das Passwort ist nicht richtig.',
  })
  await button('Ausschalten', dialog).click()
  await expect.element(dialog.getByText('Das Passwort ist nicht richtig.')).toBeVisible()
  await expect.element(password).toHaveFocus()
  await password.fill('richtig')
  server.refuse(removeSecondFactorAsManager, 'second-factor-wrong', {
    code: 'Dieser Code ist nicht richtig.',
  })
  await button('Ausschalten', dialog).click()
  await expect.element(dialog.getByText('Dieser Code ist nicht richtig.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  server.on(removeSecondFactorAsManager, () => {
    server.on(getSecondFactorAsManager, { enabledAt: null, recoveryCodesLeft: 0 })
    return {}
  })
  await button('Ausschalten', dialog).click()
  await expectSaid('Die Anmeldung in zwei Schritten ist ausgeschaltet.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Einrichten')).toBeVisible()
  expect(page.getByText('Wiederherstellungscodes').query()).toBeNull()
  await expect
    .poll(() => server.callsOf(removeSecondFactorAsManager).at(-1)?.input)
    .toEqual({
      currentPassword: 'richtig',
      code: '123456',
    })
})
