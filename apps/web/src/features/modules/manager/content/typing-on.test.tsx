import { getAutosaveAsManager } from '@wohlauf/contract/autosaves/autosaves'
import { createVideoAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { getModuleAsManager, type ManagedModulePage } from '@wohlauf/contract/modules/modules-as-manager'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import {
  button,
  chooseFromMenu,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
} from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../../../../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../../../../testing/managed-samples.ts'
import { idOf } from '../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../testing/test.ts'

const PATH = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`
const { RICH_TEXT } = SAMPLE_ELEMENTS
const WAITING = 'Das Formular wird noch geladen. Was du schreibst, bleibt stehen.'

const titleIn = (name: string) => field(rowNamed(name), 'Titel')
const save = (name: string, label: string) => button(label, rowNamed(name))
const lineAtEnd = () => page.getByRole('combobox', { name: 'Neuer Inhalt am Ende von: Seite 1' })

const openContent = async (server: FakeServer, ...contentElements: ManagedModulePage['contentElements']) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements })]))
  await openAsManager(server, PATH)
  await lineAtEnd().click()
}

/** Holds back all forms, which need to know whether the server has a draft. */
const holdForms = (server: FakeServer) => server.hold(getAutosaveAsManager, null)

/** Creates the draft of a new text, which Escape keeps. */
const beginText = async (title: string) => {
  await userEvent.keyboard(`/te ${title}`)
  await expect.element(save('Text anlegen', 'Anlegen')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Wieder öffnen').first()).toBeVisible()
  await expect.element(lineAtEnd()).toHaveFocus()
}

test('text typed after choosing the kind is in its title, although the form is rendered later', async ({
  server,
}) => {
  await openContent(server, RICH_TEXT)
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Mein Filx{Backspace}m')
  const title = titleIn('Video anlegen')
  await expect.element(title).toHaveValue('Mein Film')
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(rowNamed('Video anlegen').getByText(WAITING)).toBeVisible()
  await expectAccessible()
  forms.resume()
  await expect.element(save('Video anlegen', 'Anlegen')).toBeVisible()
  await expect.element(title).toHaveFocus()
  // The caret is at its former position.
  await userEvent.keyboard('Nur ')
  await expect.element(title).toHaveValue('Nur Mein Film')
})

test('a space presses no button while the form of another kind has a draft', async ({ server }) => {
  await openContent(server)
  await beginText('Angefangen')
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Ein Film zum Text')
  expect(rowNamed('Text anlegen').query()).toBeNull()
  forms.resume()
  await expect.element(save('Video anlegen', 'Anlegen')).toBeVisible()
  await expect.element(titleIn('Video anlegen')).toHaveValue('Ein Film zum Text')
})

test('with a draft of the same kind, no part of either is lost', async ({ server }) => {
  await openContent(server)
  await beginText('Angefangen')
  const forms = server.hold(getAutosaveAsManager, {
    name: `rich-text-new-${idOf(101)}`,
    values: JSON.stringify({ title: 'Angefangen', textHtml: '<p>Ein Satz</p>' }),
    typedAt: new Date().toISOString(),
  })
  await userEvent.keyboard('/te und fertig')
  forms.resume()
  await expect.element(save('Text anlegen', 'Anlegen')).toBeVisible()
  await expect.element(titleIn('Text anlegen')).toHaveValue('Angefangen und fertig')
  await expect.element(field(rowNamed('Text anlegen'), 'Text')).toMatchTextContent('Ein Satz')
})

test('the keys that move on and save are passed on too', async ({ server }) => {
  await openContent(server)
  server.on(createVideoAsManager, { contentElementId: idOf(9) })
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Mein Film{Tab}76979871{Control>}{Enter}{/Control}')
  forms.resume()
  await expectSaid('Video wurde erstellt.')
  expect(server.callsOf(createVideoAsManager).map(({ input }) => [input.title, input.videoId])).toEqual([
    ['Mein Film', '76979871'],
  ])
})

test('Enter says what is missing once the form is rendered', async ({ server }) => {
  await openContent(server)
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Mein Film{Enter}')
  forms.resume()
  await expect.element(field(rowNamed('Video anlegen'), 'Video')).toHaveFocus()
})

test('a word that is being composed is handed over when it is complete', async ({ server }) => {
  await openContent(server)
  const forms = holdForms(server)
  await userEvent.keyboard('/vi ')
  const title = titleIn('Video anlegen')
  await expect.element(title).toHaveFocus()
  const heldField = title.element() as HTMLInputElement
  heldField.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  forms.resume()
  await expect.poll(() => document.querySelectorAll('form button[type=submit]').length).toBe(1)
  document.execCommand('insertText', false, '動画')
  expect(heldField.isConnected).toBe(true)
  heldField.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.element(save('Video anlegen', 'Anlegen')).toBeVisible()
  await expect.element(title).toHaveValue('動画')
  await expect.element(title).toHaveFocus()
})

test('Escape before the form is rendered keeps the typed text', async ({ server }) => {
  await openContent(server)
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Mein Film{Escape}')
  await expectSaid('Entwurf behalten')
  await expect.element(lineAtEnd()).toHaveFocus()
  forms.resume()
  await expect.element(page.getByText('Video: Entwurf behalten')).toBeVisible()
  await button('Wieder öffnen').first().click()
  await expect.element(titleIn('Video anlegen')).toHaveValue('Mein Film')
})

test('another choice before the form is rendered keeps the text typed for the first', async ({ server }) => {
  await openContent(server)
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Mein Film')
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', 'Quiz')
  await expect.element(titleIn('Quiz anlegen')).toHaveFocus()
  await userEvent.keyboard('Mein Quiz')
  forms.resume()
  await expect.element(save('Quiz anlegen', 'Anlegen')).toBeVisible()
  await expect.element(titleIn('Quiz anlegen')).toHaveValue('Mein Quiz')
  await expect.element(page.getByText('Video: Entwurf behalten')).toBeVisible()
})

test('a title is corrected before its form is rendered', async ({ server }) => {
  await openContent(server, { ...RICH_TEXT, title: 'Ein Tex' })
  const forms = holdForms(server)
  await button('Bearbeiten: Ein Tex').click()
  await userEvent.keyboard('{End}t')
  forms.resume()
  await expect.element(save('Text bearbeiten', 'Speichern')).toBeVisible()
  await expect.element(titleIn('Text bearbeiten')).toHaveValue('Ein Text')
})

test('a focus that was moved elsewhere meanwhile stays there', async ({ server }) => {
  await openContent(server)
  const forms = holdForms(server)
  await userEvent.keyboard('/vi Mein Film')
  const elsewhere = button('Vorschau in dunklen Farben')
  await elsewhere.click()
  forms.resume()
  await expect.element(save('Video anlegen', 'Anlegen')).toBeVisible()
  await expect.element(titleIn('Video anlegen')).toHaveValue('Mein Film')
  await expect.element(elsewhere).toHaveFocus()
})
