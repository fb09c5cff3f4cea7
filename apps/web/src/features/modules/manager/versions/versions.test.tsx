import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import {
  type ChangedPage,
  getDifferencesOfModuleAsManager,
  getVersionOfModuleAsManager,
  getVersionsOfModuleAsManager,
  restoreVersionOfModuleAsManager,
} from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import { page } from 'vitest/browser'
import { button, dialogNamed, expectSaid, openAsManager } from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../../../../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../../../../testing/managed-samples.ts'
import { idOf } from '../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = `/verwaltung/module/inhalte-verwalten/${idOf(1)}/versionen`

const version = (number: number, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  versionId: idOf(500 + number),
  number,
  publishedAt: '2026-03-04T09:00:00.000Z',
  publishedBy: 'Petra Muster',
  note: '',
  isCurrent: false,
  isAutomatic: false,
  ...more,
})

const changedPage: ChangedPage = {
  id: idOf(101),
  title: 'Seite 1',
  change: 'KEPT',
  isMoved: true,
  fields: [],
  elements: [
    {
      id: idOf(201),
      type: 'RICH_TEXT',
      title: 'Wasser',
      change: 'KEPT',
      isMoved: false,
      fields: [
        { path: 'textHtml', was: '<p>Trink zwei Gläser.</p>', is: '<p>Trink drei Gläser.</p>' },
        { path: 'habitId', was: idOf(1), is: idOf(2) },
      ],
    },
  ],
}

const openVersions = async (server: FakeServer, { publishesOnSave = false, path = PATH } = {}) => {
  const items = [version(2, { isCurrent: true, note: 'Vor dem Sommer' }), version(1, { publishedBy: null })]
  server.on(getVersionsOfModuleAsManager, { items, next: null })
  server.on(getDifferencesOfModuleAsManager, {
    fields: [{ path: 'title', was: 'Wasser', is: 'Trinken' }],
    pages: [changedPage],
    workingState: 'so',
    publishesOnSave,
  })
  const module = sampleContent([samplePage(1, { contentElements: [SAMPLE_ELEMENTS.RICH_TEXT] })])
  server.on(getVersionOfModuleAsManager, {
    version: version(1),
    module,
    leftOut: [{ contentElementId: idOf(9), modulePageId: idOf(101), type: 'DOCUMENT', title: 'Blatt' }],
  })
  server.on(getModuleAsManager, module)
  await openAsManager(server, path)
}

test('the versions say by whom, when and why, and one is opened from the list', async ({ server }) => {
  await openVersions(server)
  const list = page.getByRole('navigation', { name: 'Versionen' })
  await expect.element(list).toMatchTextContent('Version 2')
  await expect.element(list).toMatchTextContent('Vor dem Sommer')
  await expect.element(list).toMatchTextContent('04.03.2026, 10:00 Uhr')
  await expect.element(list).toMatchTextContent('Uhrvon Petra Muster')
  await expect.element(page.getByRole('heading', { name: 'Version 2' })).toBeVisible()
  await list.getByRole('link', { name: 'Version 1' }).click()
  await expect.element(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
})

test('differences are marked word by word, and fields without content are not shown', async ({ server }) => {
  await openVersions(server)
  const element = page.getByRole('region', { name: 'Text: Wasser' })
  await expect.element(element).toMatchTextContent('Geändert')
  await expect.element(element.getByRole('deletion')).toMatchTextContent('zwei')
  await expect.element(element.getByRole('insertion')).toMatchTextContent('drei')
  await expect.element(page.getByRole('region', { name: 'Seite: Seite 1' })).toMatchTextContent('Verschoben')
  expect(document.body.textContent).not.toContain(idOf(2))
})

test('an old version is shown as learners read it, and names missing parts', async ({ server }) => {
  await openVersions(server, { path: `${PATH}?version=1` })
  await button('Vorschau').click()
  await expect
    .element(page.getByRole('region', { name: 'Vorschau der Seite' }))
    .toMatchTextContent('Ein Absatz.')
  await expect.element(page.getByText('„Blatt“: das Dokument gibt es nicht mehr')).toBeVisible()
})

test.for([
  [false, 'Veröffentlicht wird dabei nichts.'],
  [true, 'Mitglieder lesen das sofort'],
] as const)(
  'a version becomes the working version after a question (published on save: %s)',
  async ([publishesOnSave, text], { server }) => {
    await openVersions(server, { publishesOnSave, path: `${PATH}?version=1` })
    server.on(restoreVersionOfModuleAsManager, { leftOut: [] })
    await button('Als Arbeitsfassung übernehmen').click()
    const dialog = dialogNamed('Als Arbeitsfassung übernehmen')
    await expect.element(dialog).toMatchTextContent(text)
    await button('Übernehmen', dialog).click()
    await expectSaid('Die Arbeitsfassung ist jetzt wie Version 1.')
    expect(server.callsOf(restoreVersionOfModuleAsManager).map(({ input }) => input)).toEqual([
      { moduleId: idOf(1), versionId: idOf(501), workingState: 'so' },
    ])
    await expect.element(page.getByRole('region', { name: 'Seite 1', exact: true })).toBeVisible()
  },
)
