import {
  deleteContentElementAsManager,
  duplicateContentElementAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getModuleAsManager,
  getModulesAsManager,
  type ManagedModulePage,
} from '@wohlauf/contract/modules/modules-as-manager'
import { page } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
  save,
} from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../../../../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../../../../testing/managed-samples.ts'
import { idOf } from '../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`
const { RICH_TEXT, QUIZ } = SAMPLE_ELEMENTS

const show = (server: FakeServer, ...pages: ManagedModulePage[]) =>
  server.on(getModuleAsManager, sampleContent(pages))

const openContent = async (server: FakeServer, ...pages: ManagedModulePage[]) => {
  show(server, ...pages)
  await openAsManager(server, PATH)
}

const region = () => page.getByRole('region', { name: 'Seite 1', exact: true })
const preview = () => page.getByRole('region', { name: 'Vorschau der Seite' })

test('copies an element', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [QUIZ] }))
  server.on(duplicateContentElementAsManager, () => {
    const copy = { ...QUIZ, contentElementId: idOf(299), title: 'Kurz gefragt (Kopie)' }
    show(server, samplePage(1, { contentElements: [QUIZ, copy] }))
    return { contentElementId: idOf(299) }
  })
  await chooseFromMenu('Mehr zu: Kurz gefragt', 'Duplizieren')
  await expectSaid('Inhalt wurde dupliziert.')
  await expect.element(region().getByRole('listitem').nth(1)).toMatchTextContent('Kurz gefragt (Kopie)')
})

test('sorts elements, and the preview follows', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  server.on(updateOrderOfContentElementsAsManager, () => {
    show(server, samplePage(1, { contentElements: [QUIZ, RICH_TEXT] }))
    return {}
  })
  await button('Inhalte sortieren', region()).click()
  const form = dialogNamed('Inhalte sortieren')
  await button('Ein Text nach unten', form).click()
  await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
  const headings = preview().getByRole('heading', { level: 2 })
  await expect.element(headings.nth(1)).toMatchTextContent('Kurz gefragt')
  await expect.element(headings.nth(2)).toMatchTextContent('Ein Text')
  await expect
    .poll(() => server.callsOf(updateOrderOfContentElementsAsManager)[0]?.input)
    .toEqual({
      modulePageId: idOf(101),
      sortedIdsOfContentElements: [QUIZ, RICH_TEXT].map(({ contentElementId }) => contentElementId),
    })
})

test('a deletion can be undone, and is sent once the page is left', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  server.on(deleteContentElementAsManager, {})
  await chooseFromMenu('Mehr zu: Ein Text', 'Löschen')
  await expectSaid('Inhalt wurde gelöscht.')
  await expect.element(button('Bearbeiten: Ein Text')).not.toBeInTheDocument()
  expect(preview().getByText('Ein Absatz.').query()).toBeNull()
  await button('Rückgängig').click()
  await expect.element(button('Bearbeiten: Ein Text')).toBeVisible()
  await expect.element(preview().getByText('Ein Absatz.')).toBeVisible()
  expect(server.callsOf(deleteContentElementAsManager)).toEqual([])
  await chooseFromMenu('Mehr zu: Ein Text', 'Löschen')
  await expect.element(button('Bearbeiten: Ein Text')).not.toBeInTheDocument()
  server.on(getModulesAsManager, [])
  await page.getByRole('link', { name: 'Alle Module' }).click()
  await expect
    .poll(() => server.callsOf(deleteContentElementAsManager).map(({ input }) => input))
    .toEqual([{ contentElementId: RICH_TEXT.contentElementId }])
})

test('a deletion is sent when the page is closed, and when another one follows', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  server.on(deleteContentElementAsManager, () => {
    show(server, samplePage(1, { contentElements: [QUIZ] }))
    return {}
  })
  const ids = () => server.callsOf(deleteContentElementAsManager).map(({ input }) => input.contentElementId)
  await chooseFromMenu('Mehr zu: Ein Text', 'Löschen')
  await chooseFromMenu('Mehr zu: Kurz gefragt', 'Löschen')
  await expect.poll(ids).toEqual([RICH_TEXT.contentElementId])
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(ids).toEqual([RICH_TEXT.contentElementId, QUIZ.contentElementId])
})

test('an element whose deletion is refused is there again', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  server.refuse(deleteContentElementAsManager, 'busy')
  await chooseFromMenu('Mehr zu: Ein Text', 'Löschen')
  await chooseFromMenu('Mehr zu: Kurz gefragt', 'Löschen')
  await expect.element(button('Bearbeiten: Ein Text')).toBeVisible()
})

test('an element that another user has deleted stays on the screen while it is being edited', async ({
  server,
}) => {
  await openContent(server, samplePage(1, { contentElements: [QUIZ] }))
  await button('Bearbeiten: Kurz gefragt').click()
  const form = rowNamed('Quiz bearbeiten')
  await field(form, 'Frage').fill('Lange überlegt')
  show(server, samplePage(1))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(form.getByRole('alert')).toMatchTextContent('Das Quiz wurde inzwischen gelöscht.')
  await expect.element(field(form, 'Frage')).toHaveValue('Lange überlegt')
  await expect.element(button('Speichern', form)).toBeDisabled()
})
