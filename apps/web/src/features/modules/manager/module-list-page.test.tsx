import {
  createModuleAsManager,
  deleteModuleAsManager,
  disableModuleAsManager,
  duplicateModuleAsManager,
  enableModuleAsManager,
  getModuleAsManager,
  getModulesAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import {
  button,
  chooseFile,
  chooseFromMenu,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rows,
  save,
} from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleContent, sampleModule } from '../../../testing/managed-samples.ts'
import { makePhoto } from '../../../testing/photo.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const openList = async (server: FakeServer, ...modules: Parameters<typeof sampleModule>[1][]) => {
  server.on(
    getModulesAsManager,
    modules.map((more, index) => sampleModule(index + 1, more)),
  )
  await openAsManager(server, '/verwaltung/module')
  await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'false')
}

test('hides a module, and marks it in the list', async ({ server }) => {
  await openList(server, { title: 'Geht' })
  await expect.element(rows()).toMatchTextContent('Sichtbar')
  server.on(disableModuleAsManager, () => {
    server.on(getModulesAsManager, [sampleModule(1, { title: 'Geht', isEnabled: false })])
    return {}
  })
  await chooseFromMenu('Mehr zu: Geht', 'Ausblenden')
  await expectSaid('Module wurde ausgeblendet.')
  await expect.element(rows()).toMatchTextContent('Ausgeblendet')
})

test('shows a module again, and updates the list', async ({ server }) => {
  await openList(server, { title: 'Kommt', isEnabled: false })
  server.on(enableModuleAsManager, () => {
    server.on(getModulesAsManager, [sampleModule(1, { title: 'Kommt' })])
    return {}
  })
  await chooseFromMenu('Mehr zu: Kommt', 'Anzeigen')
  await expectSaid('Module wurde aktiviert.')
  await expect.element(rows()).toMatchTextContent('Sichtbar')
  await expect.poll(() => server.callsOf(enableModuleAsManager)[0]?.input).toEqual({ moduleId: idOf(1) })
})

test('copies a module', async ({ server }) => {
  await openList(server, { title: 'Urfassung' })
  server.on(duplicateModuleAsManager, () => {
    const copy = sampleModule(2, { title: 'Urfassung (Kopie)', isEnabled: false })
    server.on(getModulesAsManager, [sampleModule(1), copy])
    return { moduleId: idOf(2) }
  })
  await chooseFromMenu('Mehr zu: Urfassung', 'Duplizieren')
  await expectSaid('Modul wurde dupliziert.')
  await expect.element(rows().nth(1)).toMatchTextContent('Urfassung (Kopie)')
})

test('the confirmation of a deletion says whom it would interrupt', async ({ server }) => {
  await openList(server, { title: 'Geht' })
  await chooseFromMenu('Mehr zu: Geht', 'Löschen')
  const dialog = dialogNamed('Modul löschen')
  await expect
    .element(dialog)
    .toMatchTextContent('„Geht“ wird mit allen Seiten, Inhalten und dem Lesestand gelöscht.')
  await expect
    .element(dialog)
    .toMatchTextContent('Wer mitten in diesem Modul ist, kann es dann nicht beenden.')
  await button('Abbrechen', dialog).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(deleteModuleAsManager)).toEqual([])
})

test('deletes a module after a confirmation', async ({ server }) => {
  await openList(server, { title: 'Geht' })
  server.on(deleteModuleAsManager, () => {
    server.on(getModulesAsManager, [])
    return {}
  })
  await chooseFromMenu('Mehr zu: Geht', 'Löschen')
  await save(dialogNamed('Modul löschen'), 'Modul löschen', 'Module wurde gelöscht.')
  await expect.element(page.getByText('Noch keine Module angelegt.')).toBeVisible()
})

test('a refused deletion is reported and can be retried', async ({ server }) => {
  await openList(server, { title: 'Bleibt' })
  server.refuse(deleteModuleAsManager, 'busy')
  await chooseFromMenu('Mehr zu: Bleibt', 'Löschen')
  const dialog = dialogNamed('Modul löschen')
  await button('Modul löschen', dialog).click()
  await expectSaid('Das wird gerade schon bearbeitet.')
  await expect.element(button('Modul löschen', dialog)).toBeEnabled()
})

test('renames a module', async ({ server }) => {
  await openList(server, { title: 'Urfassung' })
  server.on(updateModuleTitleAsManager, () => {
    server.on(getModulesAsManager, [sampleModule(12, { title: 'Neufassung' })])
    return {}
  })
  await chooseFromMenu('Mehr zu: Urfassung', 'Nummer und Titel ändern')
  const form = dialogNamed('Nummer und Titel ändern')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await field(form, 'Nummer').fill('12')
  await field(form, 'Titel').fill('Neufassung')
  await save(form, 'Speichern', 'Modul wurde angepasst.')
  await expect.element(page.getByRole('link', { name: 'Modul 12: Neufassung' })).toBeVisible()
  await expect
    .poll(() => server.callsOf(updateModuleTitleAsManager)[0]?.input)
    .toEqual({
      moduleId: idOf(1),
      number: 12,
      title: 'Neufassung',
      revision: 1,
    })
})

test('a press anywhere on its row opens a module, except on its menu', async ({ server }) => {
  server.on(getModuleAsManager, sampleContent([]))
  await openList(server, { title: 'Auf' })
  const row = rows().element().getBoundingClientRect()
  await button('Mehr zu: Auf').click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await rows().click({ position: { x: row.width - 90, y: row.height - 6 } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Modul 1: Probemodul' })).toBeVisible()
})

test('a menu has the focus on its first entry, and returns it', async ({ server }) => {
  await openList(server, { title: 'Auf' })
  const menuButton = button('Mehr zu: Auf')
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
  menuButton.element().focus()
  await userEvent.keyboard('{Enter}')
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect.element(entry('Nummer und Titel ändern')).toHaveFocus()
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('Bild ändern')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(entry('Löschen')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(menuButton).toHaveFocus()
})

test('a dialog that was opened from a menu returns the focus to its button', async ({ server }) => {
  await openList(server, { title: 'Auf' })
  // The first time the dialog has to be loaded, the second time it opens while the menu is still open.
  for (const _ of ['first', 'second']) {
    await chooseFromMenu('Mehr zu: Auf', 'Löschen')
    await expect.element(button('Abbrechen', dialogNamed('Modul löschen'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialogNamed('Modul löschen')).not.toBeInTheDocument()
    await expect.element(button('Mehr zu: Auf')).toHaveFocus()
  }
})

test('going back in the browser closes a dialog instead of leaving the page', async ({ server }) => {
  await openList(server, { title: 'Auf' })
  await button('Modul erstellen').click()
  const form = dialogNamed('Modul erstellen')
  await field(form, 'Titel').fill('Begonnen')
  window.history.back()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(rows()).toMatchTextContent('Auf')
  await button('Modul erstellen').click()
  await expect.element(field(form, 'Titel')).toHaveValue('Begonnen')
})

const REQUIRED = 'Dieses Feld muss gefüllt sein'

const openNumber = async (server: FakeServer): Promise<Locator> => {
  await openList(server, { title: 'Probemodul' })
  await chooseFromMenu('Mehr zu: Probemodul', 'Nummer und Titel ändern')
  return dialogNamed('Nummer und Titel ändern')
}

test('a number field reports errors, and leaves the input unchanged', async ({ server }) => {
  const form = await openNumber(server)
  const number = field(form, 'Nummer')
  for (const [input, sentence] of [
    ['', REQUIRED],
    ['zwei', 'Der Wert muss eine gültige Zahl sein'],
    ['1.5', 'Der Wert muss eine gültige Zahl sein'],
    ['1,5', 'Die Zahl darf keine Nachkommastellen haben'],
    ['-1', 'Die Zahl muss mindestens 0 sein'],
    ['200.000', 'Die Zahl darf höchstens 100.000 sein'],
  ] as const) {
    await number.fill(input)
    await userEvent.tab()
    await expect.element(form.getByText(sentence, { exact: true })).toBeVisible()
    await expect.element(number).toHaveValue(input)
    await expect.element(button('Speichern', form)).toBeDisabled()
  }
})

test('a number field accepts German numbers and arrow keys', async ({ server }) => {
  const form = await openNumber(server)
  server.on(updateModuleTitleAsManager, {})
  const number = field(form, 'Nummer')
  await number.fill('1.250')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(number).toHaveValue('1.251')
  await save(form, 'Speichern', 'Modul wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updateModuleTitleAsManager)[0]?.input)
    .toMatchObject({ number: 1251 })
})

test('an empty title is reported at its field, until it is filled in', async ({ server }) => {
  server.on(getModulesAsManager, [])
  await openAsManager(server, '/verwaltung/module')
  await button('Modul erstellen').click()
  const form = dialogNamed('Modul erstellen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await userEvent.tab()
  await expect.element(form.getByText(REQUIRED)).toBeVisible()
  await expect.element(field(form, 'Titel')).toHaveAccessibleDescription(REQUIRED)
  await expect.element(form.getByRole('checkbox', { name: 'Sofort sichtbar' })).not.toBeChecked()
  await field(form, 'Titel').fill('Da')
  expect(form.getByText(REQUIRED).query()).toBeNull()
  // The picture is missing.
  await expect.element(button('Erstellen', form)).toBeDisabled()
  expect(server.callsOf(createModuleAsManager)).toEqual([])
})

test('a new module opens, and gets the next free number by one press', async ({ server }) => {
  await openList(server, { number: 3 }, { number: 7 })
  await button('Modul erstellen').click()
  const form = dialogNamed('Modul erstellen')
  const next = button('Nächste freie Nummer: 8', form)
  await expect.element(field(form, 'Nummer')).toHaveValue('0')
  await expectAccessible()
  await next.click()
  await expect.element(field(form, 'Nummer')).toHaveValue('8')
  await expect.element(field(form, 'Nummer')).toHaveFocus()
  await expect.element(next).not.toBeInTheDocument()
  await field(form, 'Titel').fill('Trinken')
  await chooseFile(form, await makePhoto())
  await button('Übernehmen', dialogNamed('Ausschnitt wählen')).click()
  server.on(createModuleAsManager, { moduleId: idOf(3) })
  server.on(getModuleAsManager, sampleContent([], { moduleId: idOf(3), number: 8, title: 'Trinken' }))
  await save(form, 'Erstellen', 'Modul wurde erstellt.')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Modul 8: Trinken' })).toBeVisible()
  expect(server.callsOf(createModuleAsManager)[0]?.input).toMatchObject({ number: '8' })
  expect(server.callsOf(getModuleAsManager)[0]?.input).toEqual({ moduleId: idOf(3) })
})
