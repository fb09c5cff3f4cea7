import {
  createModulePageAsManager,
  disableModulePageAsManager,
  duplicateModulePageAsManager,
  enableModulePageAsManager,
  getModuleAsManager,
  type ManagedModulePage,
  updateModulePageAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  closeMessage,
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
const { RICH_TEXT } = SAMPLE_ELEMENTS

const show = (server: FakeServer, ...pages: ManagedModulePage[]) =>
  server.on(getModuleAsManager, sampleContent(pages))

const openContent = async (server: FakeServer, ...pages: ManagedModulePage[]) => {
  show(server, ...pages)
  await openAsManager(server, PATH)
}

const region = (name: string): Locator => page.getByRole('region', { name, exact: true })

test('a malformed id in the address is one of a module that does not exist', async ({ server }) => {
  server.refuse(getModuleAsManager, 'not-valid')
  await openAsManager(server, '/verwaltung/module/inhalte-verwalten/1')
  await expect.element(page.getByRole('heading', { name: 'Dieses Modul gibt es nicht' })).toBeVisible()
})

test('says that a module has no pages', async ({ server }) => {
  await openContent(server)
  await expect.element(page.getByText('Es wurden noch keine Seiten angelegt.')).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Seite in der Vorschau' }).query()).toBeNull()
})

test('says that a page has no content, and offers no sorting', async ({ server }) => {
  await openContent(server, samplePage(1))
  await expect.element(region('Seite 1')).toMatchTextContent('Noch keine Inhalte.')
  expect(button('Inhalte sortieren').query()).toBeNull()
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', 'Quiz')
  await expect.element(field(rowNamed('Quiz anlegen'), 'Titel')).toHaveFocus()
  await expect.element(region('Seite 1')).not.toMatchTextContent('Noch keine Inhalte.')
  await userEvent.keyboard('{Escape}')
  await button('Mehr zu: Probemodul').click()
  await expect.element(page.getByRole('menuitem', { name: 'Bild ändern' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Seiten sortieren' }).query()).toBeNull()
})

test('changes a page', async ({ server }) => {
  await openContent(server, samplePage(1))
  server.on(updateModulePageAsManager, () => {
    show(server, samplePage(1, { title: 'Vorwort', isExerciseIncluded: true }))
    return {}
  })
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Seite bearbeiten')
  const form = dialogNamed('Seite bearbeiten')
  await field(form, 'Titel').fill('Vorwort')
  await form.getByRole('checkbox', { name: 'Enthält eine Übung' }).click()
  const minutes = field(form, 'Lesezeit in Minuten')
  await expect.element(minutes).toHaveAccessibleDescription(/berechnet \(1 Min\.\)/)
  await minutes.fill('12')
  await save(form, 'Speichern', 'Seite wurde angepasst.')
  await expect.element(region('Vorwort')).toMatchTextContent('Mit Übung')
  await expect
    .poll(() => server.callsOf(updateModulePageAsManager)[0]?.input)
    .toEqual({
      modulePageId: idOf(101),
      modulePageTitle: 'Vorwort',
      modulePageIsExerciseIncluded: true,
      modulePageMinutesOverride: 12,
      revision: 1,
    })
})

test("resets a page's own minutes, and accepts only whole ones", async ({ server }) => {
  await openContent(server, samplePage(1, { readingMinutes: 12, minutesOverride: 12 }))
  server.on(updateModulePageAsManager, () => {
    show(server, samplePage(1, { readingMinutes: 1 }))
    return {}
  })
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Seite bearbeiten')
  const form = dialogNamed('Seite bearbeiten')
  const minutes = field(form, 'Lesezeit in Minuten')
  await expect.element(minutes).toHaveValue('12')
  await minutes.fill('121')
  await userEvent.tab()
  await expect.element(form.getByText('Die Zahl darf höchstens 120 sein')).toBeVisible()
  await minutes.fill('')
  await save(form, 'Speichern', 'Seite wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateModulePageAsManager)[0]?.input.modulePageMinutesOverride)
    .toBeNull()
})

test('hides a page after a confirmation, and shows it again immediately', async ({ server }) => {
  await openContent(server, samplePage(1))
  server.on(disableModulePageAsManager, () => {
    show(server, samplePage(1, { isEnabled: false }))
    return {}
  })
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Seite ausblenden')
  const dialog = dialogNamed('Seite ausblenden')
  await expect.element(dialog).toMatchTextContent('„Seite 1“ ist dann für niemanden mehr zu lesen.')
  await save(dialog, 'Seite ausblenden', 'Seite wurde ausgeblendet')
  await expect.element(region('Seite 1')).toMatchTextContent('Ausgeblendet')
  server.on(enableModulePageAsManager, () => {
    show(server, samplePage(1))
    return {}
  })
  await closeMessage()
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Seite einblenden')
  await expectSaid('Seite wurde angezeigt')
  await expect.element(region('Seite 1')).not.toMatchTextContent('Ausgeblendet')
})

test('copies a page', async ({ server }) => {
  await openContent(server, samplePage(1))
  server.on(duplicateModulePageAsManager, () => {
    show(server, samplePage(1), samplePage(2, { title: 'Seite 1 (Kopie)', isEnabled: false }))
    return { modulePageId: idOf(102) }
  })
  await chooseFromMenu('Mehr zur Seite: Seite 1', 'Duplizieren')
  await expectSaid('Seite wurde dupliziert.')
  await expect.element(region('Seite 1 (Kopie)')).toBeVisible()
})

test('sorts pages', async ({ server }) => {
  await openContent(server, samplePage(1), samplePage(2))
  server.on(updateOrderOfModulePagesAsManager, () => {
    show(server, samplePage(2), samplePage(1))
    return {}
  })
  await chooseFromMenu('Mehr zu: Probemodul', 'Seiten sortieren')
  const form = dialogNamed('Seiten sortieren')
  await button('Seite 2 nach oben', form).click()
  await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toMatchTextContent('Seite 2')
  await expect
    .poll(() => server.callsOf(updateOrderOfModulePagesAsManager)[0]?.input)
    .toEqual({
      moduleId: idOf(1),
      sortedIdsOfModulePages: [idOf(102), idOf(101)],
    })
})

test('an address that names a page leads to it', async ({ server }) => {
  const many = Array.from({ length: 12 }, (_, index) =>
    samplePage(index + 1, { contentElements: [RICH_TEXT] }),
  )
  show(server, ...many)
  await openAsManager(server, `${PATH}?seite=${many[10]?.modulePageId}`)
  await expect.element(region('Seite 11')).toBeInViewport({ ratio: 0.99 })
  await expect.element(region('Seite 11')).toHaveFocus()
  await expect
    .element(page.getByRole('combobox', { name: 'Seite in der Vorschau' }))
    .toHaveDisplayValue('Seite 11')
})

test('an address that names an element opens it in its row, once', async ({ server }) => {
  const element = (number: number) => ({
    ...RICH_TEXT,
    contentElementId: idOf(900 + number),
    title: `Text ${number}`,
  })
  show(
    server,
    ...Array.from({ length: 12 }, (_, index) =>
      samplePage(index + 1, { contentElements: [element(index + 1)] }),
    ),
  )
  const { router } = await openAsManager(
    server,
    `${PATH}?seite=${samplePage(11).modulePageId}&inhalt=${idOf(911)}`,
  )
  const title = field(region('Text bearbeiten'), 'Titel')
  await expect.element(title).toHaveValue('Text 11')
  await expect.element(title).toHaveFocus()
  await expect.element(title).toBeInViewport()
  await expect
    .element(page.getByRole('combobox', { name: 'Seite in der Vorschau' }))
    .toHaveDisplayValue('Seite 11')
  expect(router.state.location.searchStr).toBe('')
})

test('an element that is gone leads to its page', async ({ server }) => {
  show(server, samplePage(1), samplePage(2, { contentElements: [RICH_TEXT] }))
  await openAsManager(server, `${PATH}?seite=${samplePage(2).modulePageId}&inhalt=${idOf(999)}`)
  await expect.element(region('Seite 2')).toHaveFocus()
})

test('a new page is scrolled into view, hidden if chosen, and shown in the preview', async ({ server }) => {
  const many = Array.from({ length: 12 }, (_, index) =>
    samplePage(index + 1, { contentElements: [RICH_TEXT] }),
  )
  await openContent(server, ...many)
  server.on(createModulePageAsManager, (input) => {
    const { modulePageId, modulePageTitle: title, modulePageIsEnabled: isEnabled } = input
    show(server, ...many, samplePage(13, { modulePageId, title, isEnabled }))
    return {}
  })
  await button('Seite erstellen').click()
  const form = dialogNamed('Seite erstellen')
  await field(form, 'Titel').fill('Ganz neu')
  const isVisible = form.getByRole('checkbox', { name: 'Sofort sichtbar' })
  await expect.element(isVisible).toBeChecked()
  await isVisible.click()
  await save(form, 'Erstellen', 'Seite wurde erstellt.')
  // Scrolling ends at whole pixels.
  await expect.element(region('Ganz neu')).toBeInViewport({ ratio: 0.99 })
  await expect.element(region('Ganz neu')).toMatchTextContent('Ausgeblendet')
  await expect
    .element(page.getByRole('combobox', { name: 'Neuer Inhalt am Ende von: Ganz neu' }))
    .toHaveFocus()
  const pageChoice = page.getByRole('combobox', { name: 'Seite in der Vorschau' })
  await expect.element(pageChoice).toHaveDisplayValue('Ganz neu')
})
