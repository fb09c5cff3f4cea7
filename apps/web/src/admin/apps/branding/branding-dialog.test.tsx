import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import {
  type AppBranding,
  COLOUR_MESSAGES,
  getAppBrandingAsAdmin,
  updateAppBrandingAsAdmin,
} from '@wohlauf/contract/administration/administration-branding'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { sampleManagedApp } from '../../../testing/admin-samples.ts'
import { colourOf } from '../../../testing/colours.ts'
import { button, chooseFile, chooseFromMenu, dialogNamed, field, save } from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openAdminScreen } from '../../../testing/open-admin-screen.tsx'
import { makePhoto } from '../../../testing/photo.ts'
import { expect, test } from '../../../testing/test.ts'

const dialog = dialogNamed('Erscheinungsbild')
const preview = dialog.getByRole('img', { name: 'Vorschau der App' })
const plain: AppBranding = { colour: null, senderName: null, logo: null, revision: 1 }
/** The smallest picture that is shown without a server. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const withLogo: AppBranding = { ...plain, logo: { url: PIXEL, width: 200, height: 50 }, revision: 4 }
const app = sampleManagedApp(1)

const openDialog = async (server: FakeServer, branding: AppBranding = plain, width?: number) => {
  server.on(getAppsAsAdmin, [app])
  server.on(getAppBrandingAsAdmin, branding)
  server.on(updateAppBrandingAsAdmin, {})
  await openAdminScreen(server, ADMIN_ROUTES['admin-manage-apps-app-list'].path, width ? { width } : {})
  await chooseFromMenu('Mehr zu: App 1', 'Erscheinungsbild')
  await expect.element(preview).toBeVisible()
}
const mainShade = () => colourOf('--shade-6', preview.element())
/** Fields of a form with files are text. */
const firstCall = (server: FakeServer) => server.callsOf(updateAppBrandingAsAdmin)[0]

test('shows the style’s colours until a colour is typed, and sends it', async ({ server }) => {
  await openDialog(server)
  await expect.poll(() => server.callsOf(getAppBrandingAsAdmin)[0]?.input).toMatchObject({ appId: app.appId })
  expect(mainShade()).toBe('#466fa6')
  await expect.element(preview).toMatchTextContent('App 1')
  await field(dialog, 'Farbe').fill('#E20074')
  await expect.poll(mainShade).toBe('#e20074')
  await field(dialog, 'Absendername').fill('Team Gesundheit')
  await save(dialog, 'Speichern', 'Das Erscheinungsbild wurde angepasst.')
  await expect
    .poll(() => firstCall(server)?.input)
    .toMatchObject({
      appId: app.appId,
      colour: '#E20074',
      senderName: 'Team Gesundheit',
      isLogoRemoved: 'false',
      revision: '1',
    })
})

test('explains how a colour that is a little too light is changed', async ({ server }) => {
  await openDialog(server)
  await field(dialog, 'Farbe').fill('#ff6600')
  await expect.element(dialog.getByText('Angezeigt wird #cb4f00, damit alles gut lesbar ist.')).toBeVisible()
  expect(mainShade()).toBe('#cb4f00')
  await field(dialog, 'Farbe').fill('#e20074')
  await expect.element(dialog.getByText(/Angezeigt wird/)).not.toBeInTheDocument()
})

test.for([
  ['#ffd500', COLOUR_MESSAGES.tooLight],
  ['blau', COLOUR_MESSAGES.notValid],
])('says at the field why %s cannot be used', async ([colour = '', reason = ''], { server }) => {
  await openDialog(server)
  await field(dialog, 'Farbe').fill(colour)
  await userEvent.tab()
  await expect.element(dialog.getByText(reason)).toBeVisible()
  await expect.element(button('Speichern', dialog)).toBeDisabled()
  expect(mainShade()).toBe('#466fa6')
})

test('a picked colour is filled in, and checked immediately', async ({ server }) => {
  await openDialog(server)
  const picker = dialog.getByLabelText('Farbe auswählen')
  await expect.element(picker).toHaveValue('#466fa6')
  await picker.fill('#ffd500')
  await expect.element(field(dialog, 'Farbe')).toHaveValue('#ffd500')
  await expect.element(dialog.getByText(COLOUR_MESSAGES.tooLight)).toBeVisible()
  await picker.fill('#5b2a86')
  await expect.element(dialog.getByText(COLOUR_MESSAGES.tooLight)).not.toBeInTheDocument()
  expect(mainShade()).toBe('#5b2a86')
})

test('a chosen logo is shown before it is sent, and can be removed', async ({ server }) => {
  await openDialog(server, withLogo)
  await expect.element(dialog.getByAltText('Bisheriges Logo')).toBeVisible()
  await chooseFile(dialog, await makePhoto('logo.png', 'image/png'))
  await expect.element(dialog.getByAltText('Gewähltes Logo')).toBeVisible()
  await button('Beim bisherigen Logo bleiben', dialog).click()
  await expect.element(dialog.getByAltText('Bisheriges Logo')).toBeVisible()
  await chooseFile(dialog, await makePhoto('logo.png', 'image/png'))
  await save(dialog, 'Speichern', 'Das Erscheinungsbild wurde angepasst.')
  await expect.poll(() => firstCall(server)?.input).toMatchObject({ isLogoRemoved: 'false' })
  await expect.poll(() => firstCall(server)?.files.logo).toMatchObject({ name: 'logo.png' })
})

test('a logo is removed', async ({ server }) => {
  await openDialog(server, withLogo)
  await button('Logo entfernen', dialog).click()
  await expect.element(dialog.getByAltText('Bisheriges Logo')).not.toBeInTheDocument()
  await expect.element(preview).toMatchTextContent('App 1')
  await save(dialog, 'Speichern', 'Das Erscheinungsbild wurde angepasst.')
  await expect.poll(() => firstCall(server)?.input).toMatchObject({ isLogoRemoved: 'true', revision: '4' })
  await expect.poll(() => firstCall(server)?.files.logo).toBeUndefined()
})

test('a failed load can be retried', async ({ server }) => {
  server.on(getAppsAsAdmin, [app])
  server.refuse(getAppBrandingAsAdmin, 'unavailable')
  await openAdminScreen(server, ADMIN_ROUTES['admin-manage-apps-app-list'].path)
  await chooseFromMenu('Mehr zu: App 1', 'Erscheinungsbild')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('konnte nicht geladen werden')
  server.on(getAppBrandingAsAdmin, { ...plain, colour: '#5b2a86' })
  await button('Noch einmal versuchen', dialog).click()
  await expect.element(field(dialog, 'Farbe')).toHaveValue('#5b2a86')
})

test.for([1440, 360])('is accessible at a width of %i', async (width, { server }) => {
  await openDialog(server, withLogo, width)
  await expectAccessible()
  await expect.element(page.getByLabelText('Farbe auswählen')).toBeVisible()
})
