import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getCompany, getLegalText } from '@wohlauf/contract/legal/legal'
import { TERMS_VERSION } from '@wohlauf/contract/legal/legal-texts'
import { getSecondFactorAsManager } from '@wohlauf/contract/staff-security/staff-security'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleCompany } from '../../../testing/sample-company.ts'
import { sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/konto-loeschen'
const link = (name: string) => page.getByRole('link', { name, exact: true })

const logIn = async () => {
  await page.getByRole('textbox', { name: 'E-Mail Adresse' }).fill('ich@firma.example')
  await page.getByLabelText(/^Passwort\W*$/).fill('irgendeins')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
}

test('shows every visitor what is deleted, and when', async ({ server }) => {
  const { address } = await openScreen({ server, path: PATH })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Konto löschen' })).toBeVisible()
  expect(address()).toBe(PATH)
  for (const part of [
    'So löschst du dein Konto',
    'Sofort und endgültig gelöscht',
    'Was erst später verschwindet',
  ])
    await expect.element(page.getByRole('region', { name: part })).toBeVisible()
  await expect.element(page.getByText('Sicherungskopien: nach höchstens 35 Tagen')).toBeVisible()
  await expectAccessible()
})

test('leads through the login to the profile', async ({ server }) => {
  // The profile also requests the sessions.
  server.on(getOwnSessions, [])
  server.on(getSecondFactorAsManager, { enabledAt: null, recoveryCodesLeft: 0 })
  const { address } = await openScreen({ server, path: PATH })
  await link('Anmelden und Konto löschen').click()
  server.on(login, { ...sampleApp, user: sampleUser('ROLE_SPONSOR_MANAGER') })
  await logIn()
  await expect.poll(address).toBe('/profil')
})

test('the login’s address names only known pages', async ({ server }) => {
  server.on(login, { ...sampleApp, user: sampleUser('ROLE_SPONSOR_MANAGER') })
  const { address } = await openScreen({ server, path: '/login?danach=%2F%2Fevil.example' })
  await logIn()
  await expect.poll(address).toBe('/verwaltung/lizenzen-verwalten')
})

test('leads a person who is logged in to the profile', async ({ server }) => {
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(link('Zum Profil')).toHaveAttribute('href', '/profil')
  expect(link('Anmelden und Konto löschen').elements()).toEqual([])
})

test('accepts a message from a person who cannot log in any more', async ({ server }) => {
  server.on(createContactMessage, {})
  await openScreen({ server, path: PATH })
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Technischer Support' })
  await dialog.getByRole('textbox', { name: 'E-Mail Adresse' }).fill('ich@firma.example')
  await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Bitte löscht mein Konto.')
  await dialog.getByRole('button', { name: 'Nachricht abschicken' }).click()
  await expect.element(page.getByText('Die Nachricht wurde abgeschickt.')).toBeVisible()
  expect(server.callsOf(createContactMessage).map(({ input }) => input)).toEqual([
    { emailAddress: 'ich@firma.example', message: 'Bitte löscht mein Konto.' },
  ])
})

test('is reached from the text on data protection', async ({ server }) => {
  server.on(getCompany, sampleCompany)
  server.on(getLegalText, { version: TERMS_VERSION, bodyHtml: null, isInForce: true, formerVersions: [] })
  const { address } = await openScreen({ server, path: '/datenschutz' })
  const others = page.getByRole('navigation', { name: 'Weitere rechtliche Texte' })
  await others.getByRole('link', { name: 'Konto löschen' }).click()
  await expect.poll(address).toBe(PATH)
})
