import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import {
  createDocumentElementAsManager,
  createVideoAsManager,
  ELEMENT_OPERATIONS,
  updateImageAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getDocumentsForModulesAsManager,
  getModuleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
} from '@wohlauf/contract/values/elements/content-elements'
import { type Locator, userEvent } from 'vitest/browser'
import {
  button,
  chooseFromMenu,
  field,
  openAsManager,
  reload,
  rowNamed,
  save,
} from '../../../../../testing/editing.ts'
import type { FakeServer } from '../../../../../testing/fake-server.ts'
import { ELEMENT_KINDS, SAMPLE_ELEMENTS } from '../../../../../testing/managed-elements.ts'
import { sampleContent, sampleHabit, samplePage } from '../../../../../testing/managed-samples.ts'
import { idOf } from '../../../../../testing/sample-elements.ts'
import { expect, test } from '../../../../../testing/test.ts'

const openPage = async (server: FakeServer, types: ContentElementType[] = []) => {
  const contentElements = types.map((type) => SAMPLE_ELEMENTS[type])
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements })]))
  server.on(getHabitsAsManager, [sampleHabit(1), sampleHabit(2)])
  server.on(
    getDocumentsForModulesAsManager,
    [1, 2].map((number) => ({
      documentId: idOf(number),
      title: `Blatt ${number}`,
      fileName: number === 1 ? 'eins.pdf' : 'zwei.pdf',
    })),
  )
  await openAsManager(server, `/verwaltung/module/inhalte-verwalten/${idOf(1)}`)
}

const begin = async (entry: string, menuEntry = entry): Promise<Locator> => {
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', menuEntry)
  return rowNamed(`${entry} anlegen`)
}

test.for(CONTENT_ELEMENT_TYPES)('%s: is created with the input', async (type, { server }) => {
  const [kind, { create }] = [ELEMENT_KINDS[type], ELEMENT_OPERATIONS[type]]
  await openPage(server)
  server.on(create, { contentElementId: idOf(9) })
  const form = await begin(kind.entry, kind.menuEntry)
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await expect.element(button('Anlegen', form)).toBeDisabled()
  await field(form, 'Titel').fill('Ein Titel')
  await kind.fill(form)
  await save(form, 'Anlegen', kind.created)
  await expect
    .poll(() => server.callsOf(create).map(({ input }) => input))
    .toMatchObject([{ modulePageId: idOf(101), title: 'Ein Titel', ...kind.sent }])
})

test.for(CONTENT_ELEMENT_TYPES)('%s: is changed, and sent with its revision', async (type, { server }) => {
  const [kind, { update }] = [ELEMENT_KINDS[type], ELEMENT_OPERATIONS[type]]
  const { title, contentElementId } = SAMPLE_ELEMENTS[type]
  await openPage(server, [type])
  server.on(update, {})
  await button(`Bearbeiten: ${title}`).click()
  const form = rowNamed(`${kind.entry} bearbeiten`)
  await expect.element(field(form, 'Titel')).toHaveValue(title)
  await field(form, 'Titel').fill('Ein anderer Titel')
  await kind.fill(form)
  await save(form, 'Speichern', kind.changed)
  const [call] = server.callsOf(update)
  expect(call?.input).toMatchObject({ contentElementId, title: 'Ein anderer Titel', ...kind.sent })
  expect(String(call?.input.revision)).toBe('1')
})

test('a video is given by its number or address, and anything else is refused', async ({ server }) => {
  await openPage(server)
  const form = await begin('Video')
  await field(form, 'Video').fill('kein Film')
  await field(form, 'Titel').click()
  await expect
    .element(form.getByText('Das ist keine Adresse und keine Nummer eines Videos bei Vimeo'))
    .toBeVisible()
  await field(form, 'Video').fill('https://vimeo.com/76979871')
  await field(form, 'Titel').click()
  await expect.element(field(form, 'Video')).toHaveValue('76979871')
  await field(form, 'Video').fill('https://vimeo.com/76979871/8272103f6e?share=copy')
  await field(form, 'Titel').click()
  await expect.element(field(form, 'Video')).toHaveValue('76979871/8272103f6e')
  await expect.element(form.getByText('Das ist keine Adresse')).not.toBeInTheDocument()
})

test('a picture of a page can stay while its text is changed', async ({ server }) => {
  await openPage(server, ['IMAGE'])
  server.on(updateImageAsManager, {})
  await button('Bearbeiten: Ein Bild').click()
  const form = rowNamed('Bild bearbeiten')
  await field(form, 'Alternativtext').fill('Ein volles Glas')
  await save(form, 'Speichern', 'Bild wurde angepasst')
  const [call] = server.callsOf(updateImageAsManager)
  expect(call?.files).toEqual({})
  expect(call?.input).toMatchObject({ alternativeText: 'Ein volles Glas' })
})

test('an empty selection is reported like every empty field', async ({ server }) => {
  await openPage(server)
  const form = await begin('Gewohnheit', 'Gewohnheit vorschlagen')
  const habit = form.getByRole('combobox', { name: 'Gewohnheit' })
  await expect.element(habit).toHaveDisplayValue('Bitte auswählen')
  await field(form, 'Titel').fill('Morgens')
  habit.element().focus()
  await field(form, 'Titel').click()
  await expect.element(form.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await habit.selectOptions('Gewohnheit 1')
  await expect.element(form.getByText('Dieses Feld muss gefüllt sein')).not.toBeInTheDocument()
})

test('a document of a draft that was deleted since is chosen again', async ({ server }) => {
  await openPage(server)
  const form = await begin('Dokument')
  const select = form.getByRole('combobox', { name: 'Dokument' })
  await field(form, 'Titel').fill('Ein Blatt')
  await field(form, 'Erklärung').fill('Zum Ausdrucken')
  await select.selectOptions('Blatt 1 (eins.pdf)')
  await expect.element(button('Anlegen', form)).toBeEnabled()
  const path = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`
  server.on(getDocumentsForModulesAsManager, [
    { documentId: idOf(2), title: 'Blatt 2', fileName: 'zwei.pdf' },
  ])
  await reload(server, path)
  await begin('Dokument')
  await expect.element(field(form, 'Titel')).toHaveValue('Ein Blatt')
  await expect.element(select).toHaveValue('')
  await expect.element(button('Anlegen', form)).toBeDisabled()
  server.on(createDocumentElementAsManager, { contentElementId: idOf(9) })
  await select.selectOptions('Blatt 2 (zwei.pdf)')
  await button('Anlegen', form).click()
  await expect
    .poll(() => server.callsOf(createDocumentElementAsManager)[0]?.input.idOfReferencedDocument)
    .toBe(idOf(2))
})

test('the document of an element stays chosen while the list of documents does not have it yet', async ({
  server,
}) => {
  await openPage(server, ['DOCUMENT'])
  server.on(getDocumentsForModulesAsManager, [])
  await button(`Bearbeiten: ${SAMPLE_ELEMENTS.DOCUMENT.title}`).click()
  const form = rowNamed('Dokument bearbeiten')
  await field(form, 'Titel').fill('Ein anderer Titel')
  await expect.element(button('Speichern', form)).toBeEnabled()
})

test('the address of a video can be typed key by key, and is its number once the field is left', async ({
  server,
}) => {
  await openPage(server)
  server.on(createVideoAsManager, { contentElementId: idOf(9) })
  const form = await begin('Video')
  await field(form, 'Titel').fill('Ein Film')
  await field(form, 'Video').click()
  await userEvent.keyboard('vimeo.com/76979871/8272103f6e')
  await expect.element(field(form, 'Video')).toHaveValue('vimeo.com/76979871/8272103f6e')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => server.callsOf(createVideoAsManager)[0]?.input.videoId).toBe('76979871/8272103f6e')
})
