import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getCompany } from '@wohlauf/contract/legal/legal'
import {
  createLegalTextAsAdmin,
  deleteLegalTextAsAdmin,
  getLegalTextsAsAdmin,
  type LegalTextVersion,
  updateLegalTextAsAdmin,
} from '@wohlauf/contract/legal/legal-as-admin'
import { STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { ADMIN_ROUTES, adminPathTo } from '@wohlauf/contract/routes/admin-routes'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import type { OptionalLegalText } from '@wohlauf/contract/values/optional-legal-texts'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp } from '../../testing/admin-samples.ts'
import { button, chooseFromMenu, dialogNamed, field, save } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { sampleCompany } from '../../testing/sample-company.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'

const APP_ID = idOf(1)
const PATH = adminPathTo('admin-manage-apps-legal-texts', { appId: APP_ID })

const standard = (kind: Exclude<LegalTextVersion['kind'], OptionalLegalText>): LegalTextVersion => ({
  legalTextId: null,
  kind,
  version: STANDARD_VERSIONS[kind],
  validFrom: null,
  state: 'IN_FORCE',
  bodyHtml: null,
  writtenAt: null,
  writtenBy: null,
  revision: null,
})
const own = (number: number, more: Partial<LegalTextVersion> = {}): LegalTextVersion => ({
  legalTextId: idOf(number),
  kind: 'IMPRINT',
  version: `2099-01-0${number}`,
  validFrom: `2099-01-0${number}`,
  state: 'PLANNED',
  bodyHtml: `<h2>Anbieter ${number}</h2><p>Muster GmbH</p>`,
  writtenAt: '2098-03-04T09:00:00.000Z',
  writtenBy: 'recht@wohlauf.example',
  revision: 1,
  ...more,
})
const OTHERS = [standard('TERMS_OF_USE'), standard('DATA_PROTECTION')]
const STANDARD_ONLY = [...OTHERS, standard('IMPRINT')]
const WITH_OWN = [
  ...OTHERS,
  own(3),
  own(2, { state: 'IN_FORCE' }),
  { ...standard('IMPRINT'), state: 'FORMER' as const },
]

const openTexts = async (server: FakeServer, versions: LegalTextVersion[], width?: number) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  server.on(getLegalTextsAsAdmin, versions)
  server.on(getCompany, sampleCompany)
  return openAdminScreen(server, PATH, width ? { width } : {})
}
const imprint = page.getByRole('region', { name: 'Impressum' })
const newVersion = async () => {
  await button('Neue Fassung: Impressum').click()
  const form = dialogNamed('Neue Fassung: Impressum')
  await expect.element(field(form, 'Text')).toBeVisible()
  return form
}
const tomorrow = () => addDays(berlinDay(new Date()), 1)

test('is reached from the list of apps', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  server.on(getLegalTextsAsAdmin, STANDARD_ONLY)
  await openAdminScreen(server, ADMIN_ROUTES['admin-manage-apps-app-list'].path)
  await chooseFromMenu('Mehr zu: App 1', 'Rechtstexte')
  await expect.element(page.getByRole('heading', { name: 'Rechtstexte: App 1' })).toBeVisible()
  await expect.poll(() => server.callsOf(getLegalTextsAsAdmin)[0]?.input).toEqual({ appId: APP_ID })
  await page.getByRole('link', { name: 'Alle Apps' }).click()
  await expect.element(page.getByRole('heading', { name: 'Apps' })).toBeVisible()
})

test('shows the current, planned and former versions of each text', async ({ server }) => {
  await openTexts(server, WITH_OWN)
  await expect
    .element(page.getByRole('region', { name: 'Nutzungsbedingungen' }))
    .toMatchTextContent('Es gilt: Standardtext von Wohlauf, Fassung vom 21.11.2026')
  await expect.element(imprint).toMatchTextContent('Es gilt: Fassung vom 02.01.2099')
  const rows = imprint.getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toMatchTextContent('Fassung vom 03.01.2099GeplantGeschrieben am 04.03.2098 von recht@wohlauf.example')
  await expect.element(rows.nth(1)).toMatchTextContent('Fassung vom 02.01.2099Gilt')
  await expect
    .element(rows.nth(2))
    .toMatchTextContent('Standardtext von Wohlauf, Fassung vom 21.11.2026Früher')
})

test('a version can be read, own or standard', async ({ server }) => {
  await openTexts(server, WITH_OWN)
  await button('Ansehen: Impressum, Fassung vom 02.01.2099').click()
  const dialog = dialogNamed('Impressum')
  await expect.element(dialog.getByRole('heading', { name: 'Anbieter 2' })).toBeVisible()
  await button('Schließen', dialog).click()
  await button('Ansehen: Impressum, Standardtext von Wohlauf, Fassung vom 21.11.2026').click()
  await expect.element(dialog).toMatchTextContent('Muster & Söhne GmbH')
})

test('a new version begins tomorrow, with the standard text that is in force', async ({ server }) => {
  await openTexts(server, STANDARD_ONLY)
  const form = await newVersion()
  server.on(createLegalTextAsAdmin, { legalTextId: idOf(9) })
  await expect.element(field(form, 'Text')).toMatchTextContent('Muster & Söhne GmbH')
  await save(form, 'Anlegen', 'Fassung wurde angelegt.')
  await expect
    .poll(() => server.callsOf(createLegalTextAsAdmin)[0]?.input)
    .toEqual({
      appId: APP_ID,
      legalTextId: expect.any(String),
      kind: 'IMPRINT',
      validFrom: tomorrow(),
      bodyHtml: expect.stringContaining('<h2>Angaben nach § 5 DDG</h2>'),
    })
})

test('a new version begins with the app’s own text in force, which can be changed', async ({ server }) => {
  await openTexts(server, WITH_OWN)
  const form = await newVersion()
  server.on(createLegalTextAsAdmin, { legalTextId: idOf(9) })
  await expect.element(field(form, 'Text')).toMatchTextContent('Anbieter 2Muster GmbH')
  await field(form, 'Text').fill('Ganz neu')
  await save(form, 'Anlegen', 'Fassung wurde angelegt.')
  await expect.poll(() => server.callsOf(createLegalTextAsAdmin)[0]?.input.bodyHtml).toContain('Ganz neu')
})

test('the standard text can be chosen again; a text written before is restored when that is undone', async ({
  server,
}) => {
  await openTexts(server, WITH_OWN)
  const form = await newVersion()
  server.on(createLegalTextAsAdmin, { legalTextId: idOf(9) })
  const box = form.getByRole('checkbox', { name: 'Standardtext von Wohlauf verwenden' })
  await field(form, 'Text').fill('Eigener Text')
  await box.click()
  expect(field(form, 'Text').elements()).toEqual([])
  await box.click()
  await expect.element(field(form, 'Text')).toMatchTextContent('Eigener Text')
  await box.click()
  await save(form, 'Anlegen', 'Fassung wurde angelegt.')
  await expect.poll(() => server.callsOf(createLegalTextAsAdmin)[0]?.input.bodyHtml).toBeNull()
})

test('an empty text is reported, and a day that is taken at its field', async ({ server }) => {
  await openTexts(server, WITH_OWN)
  const form = await newVersion()
  await field(form, 'Text').fill('')
  await expect.element(button('Anlegen', form)).toBeDisabled()
  await field(form, 'Text').fill('Text')
  const message = 'An diesem Tag beginnt schon eine andere Fassung'
  server.refuse(createLegalTextAsAdmin, 'legal-text-day-not-available', { validFrom: message })
  await button('Anlegen', form).click()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(form.getByRole('button', { name: /^Gilt ab/ })).toHaveFocus()
})

test('a planned version is changed with its revision', async ({ server }) => {
  await openTexts(server, WITH_OWN)
  server.on(updateLegalTextAsAdmin, {})
  await chooseFromMenu('Mehr zu: Impressum, Fassung vom 03.01.2099', 'Bearbeiten')
  const form = dialogNamed('Fassung bearbeiten: Impressum')
  await expect.element(field(form, 'Text')).toMatchTextContent('Anbieter 3')
  await field(form, 'Text').fill('Geändert')
  await save(form, 'Speichern', 'Fassung wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateLegalTextAsAdmin)[0]?.input)
    .toEqual({
      appId: APP_ID,
      legalTextId: idOf(3),
      validFrom: '2099-01-03',
      bodyHtml: expect.stringContaining('Geändert'),
      revision: 1,
    })
})

test('a planned version is deleted after a question; one that has begun meanwhile is kept', async ({
  server,
}) => {
  await openTexts(server, WITH_OWN)
  server.refuse(deleteLegalTextAsAdmin, 'legal-text-in-force')
  await chooseFromMenu('Mehr zu: Impressum, Fassung vom 03.01.2099', 'Löschen')
  const dialog = dialogNamed('Fassung löschen')
  await expect.element(dialog).toMatchTextContent('Impressum, Fassung vom 03.01.2099 kommt dann nicht.')
  await button('Fassung löschen', dialog).click()
  await expect.element(page.getByText('Diese Fassung gilt schon und lässt sich').first()).toBeVisible()
  server.on(deleteLegalTextAsAdmin, {})
  await save(dialog, 'Fassung löschen', 'Fassung wurde gelöscht.')
  await expect
    .poll(() => server.callsOf(deleteLegalTextAsAdmin).at(-1)?.input)
    .toEqual({
      appId: APP_ID,
      legalTextId: idOf(3),
    })
})

test('a planned version that another admin has deleted stays on the screen while it is being edited', async ({
  server,
}) => {
  await openTexts(server, WITH_OWN)
  await chooseFromMenu('Mehr zu: Impressum, Fassung vom 03.01.2099', 'Bearbeiten')
  const form = dialogNamed('Fassung bearbeiten: Impressum')
  await field(form, 'Text').fill('Neu geschrieben')
  server.on(
    getLegalTextsAsAdmin,
    WITH_OWN.filter(({ state }) => state !== 'PLANNED'),
  )
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(form.getByRole('alert')).toMatchTextContent('Die Fassung wurde inzwischen gelöscht.')
  await expect.element(field(form, 'Text')).toMatchTextContent('Neu geschrieben')
  await expect.element(button('Speichern', form)).toBeDisabled()
})

test('a page that fails can be tried again', async ({ server }) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(1)])
  server.refuse(getLegalTextsAsAdmin, 'unavailable')
  await openAdminScreen(server, PATH)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Die Rechtstexte sind gerade nicht erreichbar')
  server.on(getLegalTextsAsAdmin, STANDARD_ONLY)
  await button('Noch einmal versuchen').click()
  await expect.element(imprint).toBeVisible()
})

const statement = page.getByRole('region', { name: 'Erklärung zur Barrierefreiheit' })
const STATEMENT = {
  ...own(2, { state: 'IN_FORCE' }),
  kind: 'ACCESSIBILITY' as const,
  bodyHtml: '<p>Geprüft im März.</p>',
}

test('a statement begins with the template, and says that nothing is published', async ({ server }) => {
  await openTexts(server, STANDARD_ONLY)
  await expect.element(statement).toMatchTextContent('Entwurf aus der Vorlage, noch nicht veröffentlicht')
  expect(statement.getByRole('listitem').elements()).toEqual([])
  await button('Neue Fassung: Erklärung zur Barrierefreiheit').click()
  const form = dialogNamed('Neue Fassung: Erklärung zur Barrierefreiheit')
  await expect.element(field(form, 'Text')).toMatchTextContent('Was geprüft wurde, und womit')
  await expect.element(form.getByText(/ersetze dabei jede Stelle in \[eckigen Klammern\]/)).toBeVisible()
  expect(form.getByRole('checkbox').elements()).toEqual([])
  await expectAccessible()

  const message = 'Ersetze noch jede Stelle in [eckigen Klammern]'
  server.refuse(createLegalTextAsAdmin, 'not-valid', { bodyHtml: message })
  await button('Anlegen', form).click()
  await expect.element(form.getByText(message)).toBeVisible()
  await field(form, 'Text').fill('Von Hand geprüft.')
  server.on(createLegalTextAsAdmin, { legalTextId: idOf(9) })
  await save(form, 'Anlegen', 'Fassung wurde angelegt.')
  await expect
    .poll(() => server.callsOf(createLegalTextAsAdmin).at(-1)?.input)
    .toMatchObject({ kind: 'ACCESSIBILITY', bodyHtml: '<p>Von Hand geprüft.</p>' })
})

test('a text in Leichte Sprache begins with its template, and says how it is written', async ({ server }) => {
  const title = 'Leichte Sprache und Gebärdensprache'
  await openTexts(server, STANDARD_ONLY)
  await expect
    .element(page.getByRole('region', { name: title }))
    .toMatchTextContent('Entwurf aus der Vorlage, noch nicht veröffentlicht')
  await button(`Neue Fassung: ${title}`).click()
  const form = dialogNamed(`Neue Fassung: ${title}`)
  await expect.element(field(form, 'Text')).toMatchTextContent('Hier ist der Film:[Adresse des Films]')
  await expect.element(form.getByText(/Schreib jeden Satz als eigenen Absatz/)).toBeVisible()
  expect(form.getByText(/was ihr selbst geprüft habt/).elements()).toEqual([])
  server.on(createLegalTextAsAdmin, { legalTextId: idOf(9) })
  await field(form, 'Text').fill('Die App heißt Wohlauf.')
  await save(form, 'Anlegen', 'Fassung wurde angelegt.')
  await expect
    .poll(() => server.callsOf(createLegalTextAsAdmin).at(-1)?.input)
    .toMatchObject({ kind: 'EASY_LANGUAGE', bodyHtml: '<p>Die App heißt Wohlauf.</p>' })
})

test('a published statement can be withdrawn; the version that does so has nothing to read', async ({
  server,
}) => {
  const withdrawn = { ...STATEMENT, ...own(3), kind: 'ACCESSIBILITY' as const, bodyHtml: null }
  await openTexts(server, [...STANDARD_ONLY, withdrawn, STATEMENT])
  await expect.element(statement).toMatchTextContent('Es gilt: Fassung vom 02.01.2099')
  await chooseFromMenu(
    'Mehr zu: Erklärung zur Barrierefreiheit, Kein Text, Fassung vom 03.01.2099',
    'Ansehen',
  )
  const dialog = dialogNamed('Erklärung zur Barrierefreiheit')
  await expect
    .element(dialog)
    .toMatchTextContent('Die App zeigt diesen Text dann nicht und verlinkt ihn nirgends.')
  await button('Schließen', dialog).click()
  await button('Neue Fassung: Erklärung zur Barrierefreiheit').click()
  const form = dialogNamed('Neue Fassung: Erklärung zur Barrierefreiheit')
  await expect.element(field(form, 'Text')).toMatchTextContent('Geprüft im März.')
  server.on(createLegalTextAsAdmin, { legalTextId: idOf(9) })
  await form.getByRole('checkbox', { name: 'Keinen Text mehr zeigen' }).click()
  await save(form, 'Anlegen', 'Fassung wurde angelegt.')
  await expect.poll(() => server.callsOf(createLegalTextAsAdmin)[0]?.input.bodyHtml).toBeNull()
})

test.for([360, 1440])('page and dialog are accessible, and fit a width of %i', async (width, { server }) => {
  await openTexts(server, WITH_OWN, width)
  await expect.element(imprint).toBeVisible()
  await expectAccessible()
  await newVersion()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
