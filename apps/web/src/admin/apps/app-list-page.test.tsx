import {
  createAppAsAdmin,
  getAppsAsAdmin,
  updateAppAsAdmin,
} from '@wohlauf/contract/administration/administration-apps'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { FEATURES } from '@wohlauf/contract/values/features'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp } from '../../testing/admin-samples.ts'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  expectReportsTooLong,
  field,
  rows,
  save,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { cutIn, writeLarge } from '../../testing/large-text.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const GRACE = 'Frist nach dem Entzug einer Lizenz (Tage)'
const HOSTS = 'Erlaubte Hosts beim ersten Aufruf'
const LOWEST = 'Niedrigste Version der App fürs Handy'
const ANDROID = 'Android-App (Paket und Fingerabdrücke)'
const IOS = 'iOS-App (Team-ID und Bundle-ID)'
const FINGERPRINT = Array(32).fill('AB').join(':')

const openApps = (server: FakeServer, width?: number) =>
  openAdminScreen(server, ADMIN_ROUTES['admin-manage-apps-app-list'].path, width ? { width } : {})

const newApp = async (server: FakeServer) => {
  server.on(getAppsAsAdmin, [])
  await openApps(server)
  await button('App erstellen').click()
  return dialogNamed('App erstellen')
}

test('shows title and host; a press anywhere on the row opens the dialog', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1), sampleManagedApp(2)])
  await openApps(server)
  await expect.element(rows().nth(1)).toMatchTextContent('App 2app-2.firma.de')
  await rows()
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect.element(field(dialogNamed('App bearbeiten'), 'Titel')).toHaveValue('App 2')
})

test('app managers are invited at an app', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'App-Manager einladen')
  await expect.element(dialogNamed('App-Manager einladen')).toMatchTextContent('App 1')
})

test('an empty list says so, and one that fails can be tried again', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  await openApps(server)
  await expect.element(page.getByText('Noch keine Apps angelegt.')).toBeVisible()
  server.refuse(getAppsAsAdmin, 'unavailable')
  await openApps(server)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Wir sind gerade nicht erreichbar.')
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  await button('Noch einmal versuchen').click()
  await expect.element(rows()).toMatchTextContent('App 1')
})

test('creates an app with the defaults; its host is the first allowed one', async ({ server }) => {
  const form = await newApp(server)
  server.on(createAppAsAdmin, { appId: idOf(1) })
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await field(form, 'Titel').fill('Gesund bei Muster')
  await field(form, 'Host').fill('Coaching.firma.de')
  await field(form, 'Absenderadresse').fill('hallo@firma.de')
  await expect.element(field(form, HOSTS)).toHaveValue('Coaching.firma.de')
  await save(form, 'Erstellen', 'App wurde erstellt.')
  await expect
    .poll(() => server.callsOf(createAppAsAdmin)[0]?.input)
    .toEqual({
      appId: expect.any(String),
      title: 'Gesund bei Muster',
      preventionType: 'NUTRITION',
      styleAlias: 'default',
      host: 'Coaching.firma.de',
      allowedHostsForInitialConnection: ['Coaching.firma.de'],
      enabledFeatures: [...FEATURES],
      senderEmailAddress: 'hallo@firma.de',
      appStoreLink: '',
      playStoreLink: '',
      graceDaysAfterRevoking: 0,
      allowsPrivateMembers: false,
      publishesOnSave: false,
      lowestShellVersion: '',
      androidShell: '',
      iosShell: '',
    })
})

test('a corrected host replaces itself among the allowed ones, and nothing else has to be touched', async ({
  server,
}) => {
  const form = await newApp(server)
  await field(form, 'Titel').fill('Gesund bei Muster')
  await field(form, 'Absenderadresse').fill('hallo@firma.de')
  await field(form, 'Host').fill('https://firma.de')
  await userEvent.tab()
  await expect.element(form.getByText(/^Das ist kein gültiger Host\./)).toBeVisible()
  await expect.element(button('Erstellen', form)).toBeDisabled()
  await field(form, 'Host').fill('firma.de')
  await expect.element(field(form, HOSTS)).toHaveValue('firma.de')
  // The focus is still in the host's field.
  await expect.element(button('Erstellen', form)).toBeEnabled()
})

test('allowed hosts that were written by hand stay when the host is corrected', async ({ server }) => {
  const form = await newApp(server)
  await field(form, 'Host').fill('a.firma.de')
  await field(form, HOSTS).fill('x.firma.de\na.firma.de')
  await field(form, 'Host').fill('b.firma.de')
  await expect.element(field(form, HOSTS)).toHaveValue('x.firma.de\nb.firma.de')
  await field(form, HOSTS).fill('x.firma.de')
  await field(form, 'Host').fill('c.firma.de')
  await expect.element(field(form, HOSTS)).toHaveValue('x.firma.de')
})

test('the former host of an existing app stays allowed', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  const form = dialogNamed('App bearbeiten')
  const allowed = sampleManagedApp(1).allowedHostsForInitialConnection.join('\n')
  await field(form, 'Host').fill('neu.firma.de')
  await expect.element(field(form, HOSTS)).toHaveValue(allowed)
})

test('a draft with a wrong host says so at the fields when it is opened again', async ({ server }) => {
  const form = await newApp(server)
  await field(form, 'Host').fill('firma')
  await expect.element(field(form, HOSTS)).toHaveValue('firma')
  await button('Schließen', form).click()
  await button('App erstellen').click()
  await expect.element(form.getByText(/^Das ist kein gültiger Host\./)).toBeVisible()
  await expect.element(form.getByText('Mindestens ein Host ist nicht gültig')).toBeVisible()
  await expect.element(form.getByText('Dieses Feld muss gefüllt sein')).not.toBeInTheDocument()
  await field(form, 'Host').fill('firma.de')
  await expect.element(field(form, HOSTS)).toHaveValue('firma.de')
  await expect.element(form.getByText('Mindestens ein Host ist nicht gültig')).not.toBeInTheDocument()
})

test('an app’s own native app is shown with a fingerprint in each line', async ({ server }) => {
  const androidShell = `de.firma.app ${FINGERPRINT} ${FINGERPRINT}`
  server.on(getAppsAsAdmin, [sampleManagedApp(1, { androidShell })])
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  await expect
    .element(field(dialogNamed('App bearbeiten'), ANDROID))
    .toHaveValue(androidShell.replaceAll(' ', '\n'))
})

test('changes every field, and sends the revision', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1, { appStoreLink: 'https://apps.example/1' })])
  server.on(updateAppAsAdmin, {})
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  const form = dialogNamed('App bearbeiten')
  await form.getByText('Bewegung', { exact: true }).click()
  await form.getByText('Grün', { exact: true }).click()
  await field(form, HOSTS).fill('a.firma.de, b.firma.de\n\nc.firma.de')
  await form.getByRole('checkbox', { name: 'Blog' }).click()
  await form.getByRole('checkbox', { name: 'Ziele' }).click()
  await field(form, 'Link zum Play Store').fill('https://play.example/1')
  await field(form, LOWEST).fill('1.4.7')
  await field(form, ANDROID).fill(`de.firma.app\n${FINGERPRINT}`)
  await field(form, IOS).fill('A1B2C3D4E5.de.firma.app')
  await field(form, GRACE).fill('14')
  await form.getByRole('checkbox', { name: 'Private Mitglieder erlauben' }).click()
  await form.getByRole('checkbox', { name: 'Beim Speichern veröffentlichen' }).click()
  await save(form, 'Speichern', 'App wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateAppAsAdmin)[0]?.input)
    .toEqual({
      ...sampleManagedApp(1),
      preventionType: 'MOVEMENT',
      styleAlias: 'wohlauf',
      allowedHostsForInitialConnection: ['a.firma.de', 'b.firma.de', 'c.firma.de'],
      enabledFeatures: ['RECIPES', 'GOAL_TRACKING'],
      appStoreLink: 'https://apps.example/1',
      playStoreLink: 'https://play.example/1',
      graceDaysAfterRevoking: 14,
      allowsPrivateMembers: true,
      publishesOnSave: false,
      lowestShellVersion: '1.4.7',
      androidShell: `de.firma.app\n${FINGERPRINT}`,
      iosShell: 'A1B2C3D4E5.de.firma.app',
    })
})

test.for<[label: string, typed: string, message: string]>([
  ['Titel', '', 'Dieses Feld muss gefüllt sein'],
  ['Host', '', 'Dieses Feld muss gefüllt sein'],
  ['Host', 'https://firma.de', 'Das ist kein gültiger Host. Er sieht zum Beispiel so aus: coaching.firma.de'],
  ['Host', 'admin.firma.de', 'Hosts, die mit „admin.“ beginnen, gehören der Verwaltung'],
  [HOSTS, '', 'Dieses Feld muss gefüllt sein'],
  [HOSTS, 'a.firma.de firma', 'Mindestens ein Host ist nicht gültig'],
  ['Absenderadresse', 'firma', 'Die E-Mail-Adresse ist nicht gültig'],
  ['Link zum App Store', 'http://apps.example', 'Der Link ist leider nicht valide.'],
  ['Link zum Play Store', 'play.example', 'Der Link ist leider nicht valide.'],
  [LOWEST, 'Version 1', 'Das ist keine Version. Sie sieht zum Beispiel so aus: 1.4.7'],
  [
    ANDROID,
    'de.firma.app',
    'Bitte zuerst der Paketname und danach mindestens ein SHA-256-Fingerabdruck, zum Beispiel: de.firma.app 14:6D:E9:…',
  ],
  [
    IOS,
    'de.firma.app',
    'Bitte die Team-ID, ein Punkt und die Bundle-ID, zum Beispiel: A1B2C3D4E5.de.firma.app',
  ],
  // Truncated, it would be another address, and a valid one.
  [
    'Link zum Play Store',
    `https://play.example/${'x'.repeat(240)}`,
    'Der Wert darf höchstens 255 Zeichen lang sein',
  ],
  [GRACE, '61', 'Die Zahl darf höchstens 60 sein'],
  [GRACE, '1,5', 'Die Zahl darf keine Nachkommastellen haben'],
])('says what is wrong in the field %s: "%s"', async ([label, input, message], { server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  const form = dialogNamed('App bearbeiten')
  await field(form, label).fill(input)
  await userEvent.tab()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(button('Speichern', form)).toBeDisabled()
})

test('a title is shorter when the app is created', async ({ server }) => {
  const form = await newApp(server)
  await expectReportsTooLong(form, field(form, 'Titel'), 100)
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  const change = dialogNamed('App bearbeiten')
  await expectReportsTooLong(change, field(change, 'Titel'), 255)
})

test('requires at least one area', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1, { enabledFeatures: ['BLOG'] })])
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  const form = dialogNamed('App bearbeiten')
  await form.getByRole('checkbox', { name: 'Blog' }).click()
  await expect.element(form.getByText('Es muss mindestens 1 Option ausgewählt werden')).toBeVisible()
  await expect.element(button('Speichern', form)).toBeDisabled()
})

test('a host of another app is reported at its field, which gets the focus', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  const message = '„b.firma.de“ gehört schon zur App „Andere App“'
  server.refuse(updateAppAsAdmin, 'host-taken', { host: message })
  await openApps(server)
  await chooseFromMenu('Mehr zu: App 1', 'Bearbeiten')
  const form = dialogNamed('App bearbeiten')
  await field(form, 'Host').fill('b.firma.de')
  await button('Speichern', form).click()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(field(form, 'Host')).toHaveFocus()
  server.refuse(updateAppAsAdmin, 'host-taken', { allowedHostsForInitialConnection: message })
  await button('Speichern', form).click()
  await expect.element(field(form, HOSTS)).toHaveFocus()
  await expect.element(form.getByText(message)).toBeVisible()
})

test.for([360, 1440])('list and dialog are accessible, and fit a width of %i', async (width, { server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1, { title: 'Gesundheitsförderungsgesellschaft'.repeat(3) })])
  await openApps(server, width)
  await expect.element(rows()).toBeVisible()
  await expectAccessible()
  await button('App erstellen').click()
  await expect.element(field(dialogNamed('App erstellen'), 'Titel')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('on a phone the dialog needs no scrolling sideways, with text of twice the size', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  await openApps(server, 360)
  writeLarge()
  await button('App erstellen').click()
  const dialog = dialogNamed('App erstellen')
  await expect.element(field(dialog, 'Titel')).toBeVisible()
  await expect.poll(() => cutIn(dialog.element())).toEqual([])
})
