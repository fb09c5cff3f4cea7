import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import {
  beginSecondFactorAsAdmin,
  confirmSecondFactorAsAdmin,
  getSecondFactorAsAdmin,
  removeSecondFactorAsAdmin,
} from '@wohlauf/contract/staff-security/staff-security'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen, sampleAdmin } from '../../testing/open-admin-screen.tsx'
import { expect, test } from '../../testing/test.ts'

const { path: PATH } = ADMIN_ROUTES.security
const USERS = ADMIN_ROUTES['admin-user-management-user-list'].path
const OFF = { enabledAt: null, recoveryCodesLeft: 0 }
const ON = { enabledAt: '2026-03-04T09:00:00.000Z', recoveryCodesLeft: 10 }

type ToDo = 'ADVISED' | 'REQUIRED' | undefined

const open = async (
  server: FakeServer,
  secondFactor: ToDo,
  { path = PATH, width = 1440 }: { path?: string; width?: number } = {},
) => {
  server.on(getAppsAsAdmin, [])
  server.on(getSecondFactorAsAdmin, secondFactor ? OFF : ON)
  const screen = await openAdminScreen(server, path, {
    width,
    admin: { ...sampleAdmin, ...(secondFactor ? { secondFactor } : {}) },
  })
  return { address: () => screen.router.state.location.pathname }
}

test('after the first login the setup is advised, and can be postponed', async ({ server }) => {
  const { address } = await open(server, 'ADVISED')
  await expect.element(page.getByText(/^Für die Verwaltung brauchst du neben dem Passwort/)).toBeVisible()
  await page.getByRole('link', { name: 'Später einrichten' }).click()
  await expect.poll(address).toBe(USERS)
})

test('every address leads to the setup when it is required, and nothing else is offered', async ({
  server,
}) => {
  const { address } = await open(server, 'REQUIRED', { path: USERS })
  await expect.element(page.getByText(/^Bevor es hier weitergeht/)).toBeVisible()
  expect(address()).toBe(PATH)
  expect(page.getByRole('link', { name: 'Später einrichten' }).query()).toBeNull()
  expect(server.callsOf(getAppsAsAdmin)).toEqual([])
  await expectAccessible()
})

test('the setup ends the requirement', async ({ server }) => {
  await open(server, 'REQUIRED')
  server.on(beginSecondFactorAsAdmin, {
    secret: 'GEZDGNBVGY3TQOJQ',
    address: 'otpauth://totp/App:a?secret=GEZDGNBVGY3TQOJQ',
  })
  server.on(confirmSecondFactorAsAdmin, () => {
    server.on(getSecondFactorAsAdmin, ON)
    server.on(getAuthenticatedAdmin, { admin: sampleAdmin })
    return { recoveryCodes: ['abcd-efgh-ijkl-mnop'] }
  })
  await button('Einrichten').click()
  const dialog = dialogNamed('Anmeldung in zwei Schritten einrichten')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456')
  await button('Einschalten', dialog).click()
  await dialog.getByRole('checkbox').click()
  await button('Fertig', dialog).click()
  await expect.element(page.getByText('Eingeschaltet seit 04.03.2026')).toBeVisible()
  await expect.element(page.getByText(/^Bevor es hier weitergeht/)).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Benutzer' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible()
})

test('switched off for another device, the setup is required immediately', async ({ server }) => {
  await open(server, undefined)
  await expect.element(page.getByText('Noch 10 Codes übrig')).toBeVisible()
  expect(page.getByText(/^Für die Verwaltung brauchst du/).query()).toBeNull()
  server.on(removeSecondFactorAsAdmin, () => {
    server.on(getSecondFactorAsAdmin, OFF)
    server.on(getAuthenticatedAdmin, { admin: { ...sampleAdmin, secondFactor: 'REQUIRED' } })
    return {}
  })
  await button('Ausschalten').click()
  const dialog = dialogNamed('Anmeldung in zwei Schritten ausschalten')
  await dialog.getByLabelText(/^Passwort\W*$/).fill('irgendeins')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456')
  await button('Ausschalten', dialog).click()
  await expect.element(page.getByText(/^Bevor es hier weitergeht/)).toBeVisible()
})

test('an answer that fails can be asked for again', async ({ server }) => {
  await open(server, undefined)
  await expect.element(button('Ausschalten')).toBeVisible()
  server.refuse(getSecondFactorAsAdmin, 'unavailable')
  await openAdminScreen(server, PATH)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Wir sind gerade nicht erreichbar.')
  server.on(getSecondFactorAsAdmin, ON)
  await button('Noch einmal versuchen').click()
  await expect.element(button('Ausschalten')).toBeVisible()
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  await open(server, 'ADVISED', { width })
  await expect.element(button('Einrichten')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
