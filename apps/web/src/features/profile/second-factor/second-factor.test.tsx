import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { login } from '@wohlauf/contract/authentication/authentication'
import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import {
  beginSecondFactorAsManager,
  confirmSecondFactorAsManager,
  getSecondFactorAsManager,
} from '@wohlauf/contract/staff-security/staff-security'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const SECRET = { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/App:a?secret=GEZDGNBVGY3TQOJQ' }
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mno${index}`)

const openProfile = async (server: FakeServer) => {
  server.on(getOwnSessions, [])
  server.on(getSecondFactorAsManager, { enabledAt: null, recoveryCodesLeft: 0 })
  await openScreen({ server, path: '/profil', user: sampleUser('ROLE_SPONSOR_MANAGER') })
  await page.getByRole('button', { name: 'Einrichten' }).click()
}

test('secret, first code and recovery codes follow each other, and nothing closes before the codes are stored', async ({
  server,
}) => {
  server.on(beginSecondFactorAsManager, SECRET)
  server.on(confirmSecondFactorAsManager, () => {
    server.on(getSecondFactorAsManager, { enabledAt: '2026-03-04T09:00:00.000Z', recoveryCodesLeft: 10 })
    return { recoveryCodes: CODES }
  })
  await openProfile(server)
  await expect.element(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expect.element(page.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await page.getByRole('button', { name: 'Einschalten' }).click()
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' })
  await expect.element(codes.getByText(CODES[9] ?? '')).toBeVisible()
  await expect.element(page.getByText(/^Mit diesen Codes kommst du in dein Konto/)).toHaveFocus()
  const done = page.getByRole('button', { name: 'Fertig' })
  await expect.element(done).toBeDisabled()
  await page.getByRole('checkbox').click()
  await done.click()
  await expect.element(page.getByText('Eingeschaltet seit 04.03.2026')).toBeVisible()
  await expect.element(page.getByText('Noch 10 Codes übrig')).toBeVisible()
})

test('a call that needs a fresh login is sent again once password and code were proved', async ({
  server,
}) => {
  server.refuse(beginSecondFactorAsManager, 'fresh-login-required')
  server.on(proveIdentity, ({ code }) => {
    if (code) server.on(beginSecondFactorAsManager, SECRET)
    return {}
  })
  server.refuse(proveIdentity, 'second-factor-required')
  await openProfile(server)
  const dialog = page.getByRole('dialog', { name: 'Bist du es wirklich?' })
  const password = dialog.getByLabelText(/^Passwort\W*$/)
  await expect.element(password).toHaveFocus()
  await password.fill('irgendeins')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveFocus()
  await expectAccessible()
  server.on(proveIdentity, () => {
    server.on(beginSecondFactorAsManager, SECRET)
    return {}
  })
  await code.fill('123456')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect.element(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expect
    .poll(() => server.callsOf(proveIdentity).at(-1)?.input)
    .toEqual({
      currentPassword: 'irgendeins',
      code: '123456',
    })
  const ids = server
    .callsOf(beginSecondFactorAsManager)
    .map(({ input }) => (input as { enrolmentId: string }).enrolmentId)
  expect(new Set(ids).size).toBe(1)
})

test('a cancelled question sends nothing again', async ({ server }) => {
  server.refuse(beginSecondFactorAsManager, 'fresh-login-required')
  await openProfile(server)
  const dialog = page.getByRole('dialog', { name: 'Bist du es wirklich?' })
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(proveIdentity)).toEqual([])
})

test('the login asks for the code, takes a recovery code as well, and leads back', async ({ server }) => {
  server.refuse(login, 'second-factor-required')
  const { address } = await openScreen({ server, path: '/login' })
  await page.getByRole('textbox', { name: 'E-Mail Adresse' }).fill('jemand@muster.example')
  await page.getByLabelText(/^Passwort\W*$/).fill('irgendeins')
  const submit = page.getByRole('main').getByRole('button', { name: 'Anmelden' })
  await submit.click()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await expect.element(submit).toBeDisabled()
  await expectAccessible()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await submit.click()
  await page.getByRole('button', { name: /Wiederherstellungscode benutzen/ }).click()
  server.refuse(login, 'second-factor-wrong', { code: 'Dieser Code ist nicht richtig.' })
  const recoveryCode = page.getByRole('textbox', { name: 'Wiederherstellungscode' })
  await expect.element(recoveryCode).toHaveFocus()
  await recoveryCode.fill('abcd')
  await submit.click()
  await expect.element(page.getByText('Dieser Code ist nicht richtig.')).toBeVisible()
  server.on(login, { ...sampleApp, user: sampleUser('ROLE_SPONSOR_MANAGER') })
  await submit.click()
  await expect.poll(address).not.toBe('/login')
  await expect
    .poll(() => server.callsOf(login).at(-1)?.input)
    .toEqual({
      emailAddress: 'jemand@muster.example',
      password: 'irgendeins',
      code: 'abcd',
    })
})
