import {
  createQuizAsManager,
  createRichTextAsManager,
  updateOrderOfContentElementsAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getModuleAsManager,
  type ManagedModulePage,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  expectSaid,
  field,
  openAsManager,
  reload,
  rowNamed,
} from '../../../../testing/editing.ts'
import type { FakeServer } from '../../../../testing/fake-server.ts'
import { fillRichText, SAMPLE_ELEMENTS } from '../../../../testing/managed-elements.ts'
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

const preview = () => page.getByRole('region', { name: 'Vorschau der Seite' })
const line = (name: string) => page.getByRole('combobox', { name })
const elements = () => page.getByRole('region', { name: 'Seite 1', exact: true }).getByRole('listitem')
const lineAtEnd = () => line('Neuer Inhalt am Ende von: Seite 1')

const options = () =>
  page.getByRole('listbox', { name: 'Neuer Inhalt am Ende von: Seite 1' }).getByRole('option')

/** Focuses a handle once it exists. */
const take = async (handle: string) => {
  const control = button(handle)
  await expect.element(control).toBeVisible()
  const element = control.element() as HTMLElement
  element.focus()
}

test('the preview follows what is typed, and shows what is stored once the row is closed', async ({
  server,
}) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  await button('Bearbeiten: Ein Text').click()
  const form = rowNamed('Text bearbeiten')
  await fillRichText(form, 'Text', 'Noch ein Satz')
  await field(form, 'Titel').fill('Umbenannt')
  await expect.element(preview().getByText('Noch ein Satz')).toBeVisible()
  await expect.element(preview().getByRole('heading', { name: 'Umbenannt' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(preview().getByText('Ein Absatz.')).toBeVisible()
  expect(preview().getByRole('heading', { name: 'Umbenannt' }).query()).toBeNull()
})

test('Escape keeps the draft, says so, marks the row and leads back', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT] }))
  await button('Bearbeiten: Ein Text').click()
  const form = rowNamed('Text bearbeiten')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Bearbeiten: Ein Text')).toHaveFocus()
  expect(page.getByText('Entwurf behalten').query()).toBeNull()
  await button('Bearbeiten: Ein Text').click()
  await field(form, 'Titel').fill('Angefangen')
  await userEvent.keyboard('{Escape}')
  await expectSaid('Entwurf behalten')
  await expect.element(elements().first()).toMatchTextContent('Entwurf')
  await button('Wieder öffnen').click()
  await expect.element(field(form, 'Titel')).toHaveValue('Angefangen')
  await button('Verwerfen', form).first().click()
})

test('a row that is discarded, or is as it was before, leaves no draft', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT] }))
  const open = button('Bearbeiten: Ein Text')
  const form = rowNamed('Text bearbeiten')
  await open.click()
  await field(form, 'Titel').fill('Angefangen')
  await expect.element(form.getByText('Entwurf gesichert').first()).toBeVisible()
  await field(form, 'Titel').fill('Ein Text')
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  expect(page.getByText('Entwurf behalten').query()).toBeNull()
  await open.click()
  await field(form, 'Titel').fill('Angefangen')
  await button('Verwerfen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(open).toBeVisible()
  expect(page.getByText('Entwurf behalten').query()).toBeNull()
})

test('a new element that was begun is offered again, after a reload too', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT] }))
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', 'Quiz')
  await field(rowNamed('Quiz anlegen'), 'Titel').fill('Angefangen')
  // Another row opens in its place: only one is open at a time.
  await button('Bearbeiten: Ein Text').click()
  await expect.element(rowNamed('Quiz anlegen')).not.toBeInTheDocument()
  await expect.element(rowNamed('Text bearbeiten')).toBeVisible()
  await reload(server, PATH)
  await expect.element(page.getByText('Quiz: Entwurf behalten')).toBeVisible()
  await button('Wieder öffnen').click()
  await expect.element(field(rowNamed('Quiz anlegen'), 'Titel')).toHaveValue('Angefangen')
})

test('an element is begun between two others by the keyboard, and the next line follows it', async ({
  server,
}) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  server.on(createRichTextAsManager, ({ contentElementId = idOf(9), title }) => {
    const createdElement = { ...RICH_TEXT, contentElementId, title }
    show(server, samplePage(1, { contentElements: [RICH_TEXT, createdElement, QUIZ] }))
    return { contentElementId }
  })
  await button('Inhalt anlegen vor: Kurz gefragt').click()
  await expect.element(line('Neuer Inhalt auf: Seite 1')).toHaveFocus()
  await expect.element(page.getByRole('option', { name: 'Gewohnheit vorschlagen' })).toBeVisible()
  await userEvent.keyboard('/te ')
  const form = rowNamed('Text anlegen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await userEvent.keyboard('Dazwischen')
  await expect.element(preview().getByRole('heading', { level: 2 }).nth(2)).toMatchTextContent('Dazwischen')
  await fillRichText(form, 'Text', 'Ein Satz')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(form).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(createRichTextAsManager)[0]?.input.idOfNextElement)
    .toBe(QUIZ.contentElementId)
  await expect.element(line('Neuer Inhalt auf: Seite 1')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Inhalt anlegen vor: Kurz gefragt')).toHaveFocus()
})

test('the empty line lists all kinds, chooses by letters and Enter, and is free again', async ({
  server,
}) => {
  await openContent(server, samplePage(1))
  server.on(createQuizAsManager, { contentElementId: idOf(9) })
  await lineAtEnd().click()
  await userEvent.keyboard('/')
  await expect.element(options()).toHaveLength(8)
  await userEvent.keyboard('b')
  await expect.element(options()).toHaveLength(2)
  // Two types begin with these letters: the space chooses neither.
  await userEvent.keyboard(' ')
  expect(rowNamed('Bild anlegen').query()).toBeNull()
  await userEvent.keyboard('{Backspace}e{Enter}')
  await expect.element(field(rowNamed('Bestätigung anlegen'), 'Titel')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(lineAtEnd()).toHaveFocus()
  await expect.element(lineAtEnd()).toHaveValue('')
})

test('with text of twice the size, the list of kinds is whole on a phone', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  await expect.element(lineAtEnd()).toBeVisible()
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  lineAtEnd().element().scrollIntoView({ block: 'end' })
  await lineAtEnd().click()
  await userEvent.keyboard('/')
  const box = () =>
    page.getByRole('listbox', { name: 'Neuer Inhalt am Ende von: Seite 1' }).element().getBoundingClientRect()
  await expect.poll(() => box().height).toBeGreaterThan(200)
  await expect.poll(() => box().bottom).toBeLessThan(740)
  expect(box().top).toBeGreaterThan(lineAtEnd().element().getBoundingClientRect().top)
})

test('elements are sorted in the list by the keyboard, and sent when one is dropped', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  server.on(updateOrderOfContentElementsAsManager, () => {
    show(server, samplePage(1, { contentElements: [QUIZ, RICH_TEXT] }))
    return {}
  })
  await take('Ein Text verschieben')
  await userEvent.keyboard('[Space]{ArrowDown}')
  expect(server.callsOf(updateOrderOfContentElementsAsManager)).toEqual([])
  await userEvent.keyboard('[Space]')
  await expectSaid('Die Reihenfolge wurde angepasst.')
  await expect.element(elements().first()).toMatchTextContent('Kurz gefragt')
  await expect
    .poll(() => server.callsOf(updateOrderOfContentElementsAsManager).map(({ input }) => input))
    .toEqual([
      {
        modulePageId: idOf(101),
        sortedIdsOfContentElements: [QUIZ, RICH_TEXT].map(({ contentElementId }) => contentElementId),
      },
    ])
})

test('an element is dropped where its handle is left, and put back by Escape', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT, QUIZ] }))
  const orders = server.hold(updateOrderOfContentElementsAsManager, {})
  await take('Ein Text verschieben')
  await userEvent.keyboard('[Space]{ArrowDown}')
  await expect.element(elements().first()).toMatchTextContent('Kurz gefragt')
  await userEvent.keyboard('{Escape}')
  await expect.element(elements().first()).toMatchTextContent('Ein Text')
  await userEvent.keyboard('[Space]{ArrowDown}')
  await expect.element(elements().first()).toMatchTextContent('Kurz gefragt')
  expect(server.callsOf(updateOrderOfContentElementsAsManager)).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => server.callsOf(updateOrderOfContentElementsAsManager)).toHaveLength(1)
  orders.resume()
  await expectSaid('Die Reihenfolge wurde angepasst.')
})

test('pages are folded, and sorted where they stand', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT] }), samplePage(2))
  server.on(updateOrderOfModulePagesAsManager, {})
  const fold = button('Seite 1')
  await fold.click()
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button('Bearbeiten: Ein Text')).not.toBeInTheDocument()
  await expect.element(page.getByText('1 Inhalt', { exact: true })).toBeVisible()
  await take('Seite verschieben: Seite 1')
  await userEvent.keyboard('[Space]{ArrowDown}[Space]')
  await expect
    .poll(() => server.callsOf(updateOrderOfModulePagesAsManager)[0]?.input)
    .toEqual({ moduleId: idOf(1), sortedIdsOfModulePages: [idOf(102), idOf(101)] })
})

test('the preview is shown in dark colours by a button', async ({ server }) => {
  await openContent(server, samplePage(1, { contentElements: [RICH_TEXT] }))
  const ground = () => getComputedStyle(preview().element().parentElement as Element).backgroundColor
  const dark = button('Vorschau in dunklen Farben')
  await expect.element(dark).toHaveAttribute('aria-pressed', 'false')
  const before = ground()
  await dark.click()
  await expect.element(dark).toHaveAttribute('aria-pressed', 'true')
  expect(ground()).not.toBe(before)
  await dark.click()
  await expect.poll(ground).toBe(before)
})
