import { createRichTextAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getDocumentsForModulesAsManager,
  getModuleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import type { ContentElement } from '@wohlauf/contract/values/elements/content-elements'
import { type Locator, userEvent } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  expectSaid,
  field,
  openAsManager,
  rowNamed,
  save,
} from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const PATH = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`

const openContent = async (server: FakeServer, contentElements: ContentElement[] = []) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements })]))
  server.on(getDocumentsForModulesAsManager, [])
  await openAsManager(server, PATH)
}

const beginElement = async (type: string): Promise<Locator> => {
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', type)
  return rowNamed(`${type} anlegen`)
}

/** Opens the dialog for a text: of all fields it has the largest toolbar. */
const beginText = async (server: FakeServer) => {
  await openContent(server)
  const form = await beginElement('Text')
  const text = field(form, 'Text')
  await expect.element(text).toBeVisible()
  const toolbar = form.getByRole('toolbar', { name: 'Textgestaltung' })
  return { form, text, title: field(form, 'Titel'), tool: (name: string) => button(name, toolbar) }
}

/** The editor's content in the form in which it is saved. */
const htmlOf = (text: Locator): string =>
  text.element().innerHTML.replaceAll(/<br class="[^"]*">| (?:class|target|rel)="[^"]*"/g, '')
const expectHtml = (text: Locator, html: string) => expect.poll(() => htmlOf(text)).toBe(html)

test('the toolbar creates headings, bold, italic and lists, and exactly these are sent', async ({
  server,
}) => {
  const { form, text, title, tool } = await beginText(server)
  await title.fill('Gestaltet')
  await text.click()
  await tool('Überschrift').click()
  await userEvent.keyboard('Der Anfang{Enter}')
  await tool('Fett').click()
  await userEvent.keyboard('Wichtig')
  await tool('Fett').click()
  await tool('Kursiv').click()
  await userEvent.keyboard(' und leise')
  await tool('Kursiv').click()
  await userEvent.keyboard('{Enter}')
  await tool('Kleine Überschrift').click()
  await userEvent.keyboard('Zwei Listen{Enter}')
  await tool('Aufzählung').click()
  await userEvent.keyboard('Erstens{Enter}Zweitens{Enter}{Enter}')
  await tool('Nummerierte Liste').click()
  await userEvent.keyboard('Drittens')
  server.on(createRichTextAsManager, { contentElementId: idOf(1) })
  await save(form, 'Anlegen', 'Text wurde erstellt.')
  await expect
    .poll(() => server.callsOf(createRichTextAsManager)[0]?.input)
    .toMatchObject({
      title: 'Gestaltet',
      textHtml:
        '<h2>Der Anfang</h2><p><strong>Wichtig</strong><em> und leise</em></p><h3>Zwei Listen</h3>' +
        '<ul><li><p>Erstens</p></li><li><p>Zweitens</p></li></ul><ol><li><p>Drittens</p></li></ol>',
    })
})

test('a button shows its state, and steps can be undone', async ({ server }) => {
  const { text, tool } = await beginText(server)
  await expect.element(tool('Rückgängig')).toHaveAttribute('aria-disabled', 'true')
  await text.fill('Ein Wort')
  await userEvent.keyboard('{Control>}a{/Control}')
  await tool('Fett').click()
  await expect.element(tool('Fett')).toHaveAttribute('aria-pressed', 'true')
  await expectHtml(text, '<p><strong>Ein Wort</strong></p>')
  await tool('Rückgängig').click()
  await expectHtml(text, '<p>Ein Wort</p>')
  await expect.element(tool('Fett')).toHaveAttribute('aria-pressed', 'false')
  await tool('Wiederholen').click()
  await expectHtml(text, '<p><strong>Ein Wort</strong></p>')
})

test('a key right after a button goes into the text', async ({ server }) => {
  const { text, title, tool } = await beginText(server)
  await title.fill('Gestaltet')
  await tool('Fett').click()
  await userEvent.keyboard('w')
  await expectHtml(text, '<p><strong>w</strong></p>')
  await expect.element(title).toHaveValue('Gestaltet')
  // Enter begins a line, and does not press the button again.
  await tool('Kursiv').click()
  await userEvent.keyboard('{Enter}l')
  await expect.element(tool('Kursiv')).toHaveAttribute('aria-pressed', 'true')
  await expectHtml(text, '<p><strong>w</strong></p><p><strong><em>l</em></strong></p>')
  // The keyboard has the same effect.
  tool('Kursiv').element().focus()
  await userEvent.keyboard('{Enter}x')
  await expectHtml(text, '<p><strong>w</strong></p><p><strong><em>l</em>x</strong></p>')
})

test('a press on a pale button keeps the focus in the text', async ({ server }) => {
  const { text, tool } = await beginText(server)
  await text.fill('a')
  await expect.element(tool('Wiederholen')).toHaveAttribute('aria-disabled', 'true')
  await tool('Wiederholen').click({ force: true })
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('y')
  await expectHtml(text, '<p>ay</p>')
})

const address = (form: Locator) => form.getByRole('textbox', { name: 'Adresse' })

test('the address of a link is typed right after its button, and Escape closes only the link’s fields', async ({
  server,
}) => {
  const { form, text, tool } = await beginText(server)
  await text.fill('Text')
  await tool('Link').click()
  await userEvent.keyboard('example.org')
  await expect.element(address(form)).toHaveValue('https://example.org')
  await userEvent.keyboard('{Escape}')
  await expect.element(address(form)).not.toBeInTheDocument()
  await userEvent.keyboard('z')
  await expectHtml(text, '<p>Textz</p>')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
})

test.for([
  'javascript:alert(1)',
  'https://',
  'example',
  'https://user:password@evil.example/',
  'https://exa mple.org/x',
  'https://a*b.example/',
])('a link to %s is refused', async (wrong, { server }) => {
  const { form, text, tool } = await beginText(server)
  await tool('Link').click()
  await address(form).fill(wrong)
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Der Link ist leider nicht valide.')).toBeVisible()
  await expect.element(address(form)).toHaveFocus()
  expect(text.getByRole('link').query()).toBeNull()
  await expect.element(form).toBeVisible()
})

test.for([
  ['https://example.org/ein zwei ', 'https://example.org/ein%20zwei'],
  ['https://example.org\\Ordner\\Datei', 'https://example.org/Ordner/Datei'],
  ['https://exam\u200bple.org/\u00adtee', 'https://example.org/tee'],
])('a link to %j leads to the address that the server keeps', async ([input, href], { server }) => {
  const { form, text, tool } = await beginText(server)
  await tool('Link').click()
  await address(form).fill(input ?? '')
  await userEvent.keyboard('{Enter}')
  await expect.element(text.getByRole('link')).toHaveAttribute('href', href)
})

test('a link is set, changed and removed', async ({ server }) => {
  const { form, text, tool } = await beginText(server)
  await tool('Link').click()
  await address(form).fill('https://example.org/wasser')
  await userEvent.keyboard('{Enter}')
  const link = text.getByRole('link', { name: 'https://example.org/wasser' })
  await expect.element(link).toHaveAttribute('href', 'https://example.org/wasser')
  await expect.element(text).toHaveFocus()
  await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'true')

  await tool('Link').click()
  await expect.element(address(form)).toHaveValue('https://example.org/wasser')
  await address(form).fill('https://example.org/tee')
  await button('Übernehmen', form).click()
  await expect.element(link).toHaveAttribute('href', 'https://example.org/tee')

  await tool('Link').click()
  await button('Entfernen', form).click()
  await expectHtml(text, '<p>https://example.org/wasser</p>')
})

const ALL_BUT_LINKS = [
  'Überschrift',
  'Kleine Überschrift',
  'Fett',
  'Kursiv',
  'Aufzählung',
  'Nummerierte Liste',
]
const UNDO = ['Rückgängig', 'Wiederholen']

test.for<[string, string[]]>([
  ['Text', [...ALL_BUT_LINKS, 'Link', ...UNDO]],
  ['Bestätigung', [...ALL_BUT_LINKS, ...UNDO]],
  ['Dokument', [...ALL_BUT_LINKS.slice(2), ...UNDO]],
])('the toolbar of a field has the tools of its profile: %s', async ([type, offeredTools], { server }) => {
  await openContent(server)
  const form = await beginElement(type)
  const buttons = form.getByRole('toolbar', { name: 'Textgestaltung' }).getByRole('button')
  await expect.element(buttons.first()).toBeVisible()
  expect(buttons.elements().map((each) => each.getAttribute('aria-label'))).toEqual(offeredTools)
})

/** Pastes like another program. */
const paste = async (text: Locator, html: string) => {
  await text.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('pasted markup keeps only what the field’s tools can make', async ({ server }) => {
  const { text } = await beginText(server)
  await paste(
    text,
    '<h1 style="color:red">Groß</h1><h2 onclick="alert(1)">Titel</h2><p class="x"><b>fett</b> <u>nicht</u></p>' +
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="https://example.org/" target="_self">Ziel</a>' +
      '<a href="javascript:alert(1)">keins</a><table><tr><td>Zelle</td></tr></table>',
  )
  await expect
    .poll(() => [...text.element().querySelectorAll('h2')].map(({ textContent }) => textContent))
    .toEqual(['Groß', 'Titel'])
  await expect.element(text.getByText('fett')).toHaveProperty('tagName', 'STRONG')
  expect(
    text.element().querySelectorAll('script, img, table, u, [style], [onclick], [class=x]'),
  ).toHaveLength(0)
  expect([...text.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org/',
  ])
  await expect.element(text).toMatchTextContent('Zelle')
})

test('a field without links removes pasted ones', async ({ server }) => {
  await openContent(server)
  const form = await beginElement('Bestätigung')
  const text = field(form, 'Einleitung')
  await expect.element(text).toBeVisible()
  await paste(text, '<p>Ein <a href="https://example.org/">Ziel</a></p>')
  await expectHtml(text, '<p>Ein Ziel</p>')
})

test('a text without visible characters counts as empty', async ({ server }) => {
  const { form, text, title } = await beginText(server)
  await title.fill('Leer')
  await text.fill('   ')
  await title.click()
  await expect.element(form.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await expect.element(text).toHaveAccessibleDescription('Dieses Feld muss gefüllt sein')
  await expect.element(button('Anlegen', form)).toBeDisabled()
})

test('the saved text is shown unchanged, and a newer state replaces it', async ({ server }) => {
  const textHtml = '<h2>Alt</h2><p><a href="https://example.org/">Ziel</a></p>'
  await openContent(server, [{ ...SAMPLE_ELEMENTS.RICH_TEXT, textHtml }])
  await button('Bearbeiten: Ein Text').click()
  const text = field(rowNamed('Text bearbeiten'), 'Text')
  await expectHtml(text, textHtml)
  await openNewest(server)
  await expectHtml(text, '<p>Neu</p>')
})

const openNewest = async (server: FakeServer): Promise<void> => {
  const newer = { ...SAMPLE_ELEMENTS.RICH_TEXT, textHtml: '<p>Neu</p>', revision: 2 }
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements: [newer] })]))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('a refused text is reported in a snackbar, and stays', async ({ server }) => {
  const { form, text, title } = await beginText(server)
  await title.fill('Titel')
  await text.fill('Ein Satz')
  server.refuse(createRichTextAsManager, 'not-valid', { textHtml: 'Der Text ist zu lang' })
  await button('Anlegen', form).click()
  await expect.element(form.getByText('Der Text ist zu lang')).toBeVisible()
  await expectHtml(text, '<p>Ein Satz</p>')
  server.refuse(createRichTextAsManager, 'too-large')
  await button('Anlegen', form).click()
  await expectSaid('Die Anfrage ist zu groß.')
  await expect.element(form).toBeVisible()
})
