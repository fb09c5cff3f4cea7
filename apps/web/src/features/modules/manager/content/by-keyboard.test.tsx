import { createQuizAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { createModulePageAsManager, getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  dialogNamed,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
} from '../../../../testing/editing.ts'
import { tabTo } from '../../../../testing/focus.ts'
import { sampleContent, samplePage } from '../../../../testing/managed-samples.ts'
import { idOf } from '../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`

test('a page can be created with the keyboard alone, and has the focus afterwards', async ({ server }) => {
  server.on(getModuleAsManager, sampleContent([]))
  await openAsManager(server, PATH)
  server.on(createModulePageAsManager, ({ modulePageId, modulePageTitle: title }) => {
    const modulePage = samplePage(1, { modulePageId, title, isExerciseIncluded: true })
    server.on(getModuleAsManager, sampleContent([modulePage]))
    return {}
  })
  await tabTo(button('Seite erstellen'))
  await userEvent.keyboard('{Enter}')
  const pageForm = dialogNamed('Seite erstellen')
  await tabTo(field(pageForm, 'Titel'))
  await userEvent.keyboard('Erste Seite')
  await tabTo(pageForm.getByRole('checkbox', { name: 'Enthält eine Übung' }))
  await userEvent.keyboard('[Space]')
  await tabTo(button('Erstellen', pageForm))
  await userEvent.keyboard('{Enter}')
  await expectSaid('Seite wurde erstellt.')
  await expect
    .element(page.getByRole('combobox', { name: 'Neuer Inhalt am Ende von: Erste Seite' }))
    .toHaveFocus()
})

test('a quiz can be written with the keyboard alone', async ({ server }) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, { title: 'Erste Seite' })]))
  server.on(createQuizAsManager, { contentElementId: idOf(204) })
  await openAsManager(server, PATH)
  await tabTo(button('Inhalt anlegen auf: Erste Seite'))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Text', exact: true })).toHaveFocus()
  // The quiz is three entries below the first.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  const form = rowNamed('Quiz anlegen')
  await tabTo(field(form, 'Titel'))
  await userEvent.keyboard('Kurz')
  await tabTo(field(form, 'Frage'))
  await userEvent.keyboard('Was?')
  for (const index of [0, 1]) {
    await tabTo(field(form, 'Antwort').nth(index))
    await userEvent.keyboard(`A${index}`)
    await tabTo(field(form, 'Erklärung').nth(index))
    await userEvent.keyboard('Darum')
  }
  const first = form.getByRole('radio', { name: 'Diese Antwort ist richtig' }).first()
  await tabTo(first)
  await userEvent.keyboard('[Space]')
  await expect.element(first).toBeChecked()
  await tabTo(button('Anlegen', form))
  await userEvent.keyboard('{Enter}')
  await expect.element(form).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(createQuizAsManager)[0]?.input)
    .toMatchObject({
      title: 'Kurz',
      question: 'Was?',
      possibleAnswers: [
        { text: 'A0', explanation: '<p>Darum</p>' },
        { text: 'A1', explanation: '<p>Darum</p>' },
      ],
    })
})

test('the line of a new content says which kind Enter would choose', async ({ server }) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, { title: 'Erste Seite' })]))
  await openAsManager(server, PATH)
  const line = page.getByRole('combobox', { name: 'Neuer Inhalt am Ende von: Erste Seite' })
  const said = () => {
    const id = line.element().getAttribute('aria-activedescendant')
    const option = id === null ? null : document.getElementById(id)
    return option && `${option.textContent}, ${option.ariaSelected}`
  }
  await tabTo(line)
  await userEvent.keyboard('/')
  await expect.poll(said).toBe('Text, true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toBe('Video, true')
  expect(page.getByRole('listbox').getByRole('option', { selected: true }).elements()).toHaveLength(1)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.poll(said).not.toContain('Video')
  await userEvent.keyboard('{Backspace}q')
  await expect.poll(said).toBe('Quiz, true')
})
