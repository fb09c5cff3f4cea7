import {
  createDocumentAsManager,
  deleteDocumentAsManager,
  updateDescriptionOfDocumentAsManager,
  updateFileOfDocumentAsManager,
  updateOrderOfDocumentsAsManager,
} from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { page, userEvent } from 'vitest/browser'
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
import { sampleDocument } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/dokumente'
const WRONG_FORMAT = 'Die Datei ist nicht im richtigen Format'
const pdf = new File(['%PDF-1.4'], 'plan.pdf', { type: 'application/pdf' })

const open = async (server: FakeServer, more: Parameters<typeof sampleDocument>[1] = {}) => {
  server.on(getDocumentsAsManager, [sampleDocument(1, more)])
  await openAsManager(server, PATH)
}

const begin = async (server: FakeServer) => {
  server.on(getDocumentsAsManager, [])
  await openAsManager(server, PATH)
  await button('Dokument erstellen').click()
  const form = dialogNamed('Dokument erstellen')
  await field(form, 'Titel').fill('Trinkplan')
  await field(form, 'Kurzbeschreibung').fill('Ein Blatt für eine Woche.')
  return form
}

test('a document is created with its file', async ({ server }) => {
  const form = await begin(server)
  await expect.element(button('Erstellen', form)).toBeDisabled()
  await chooseFile(form, pdf)
  await expect.element(form).toMatchTextContent('plan.pdf')
  await expect.element(button('Andere Datei wählen', form)).toBeVisible()
  server.on(createDocumentAsManager, { documentId: idOf(1) })
  await save(form, 'Erstellen', 'Dokument wurde erstellt.')
  const [call] = server.callsOf(createDocumentAsManager)
  expect(call?.input).toMatchObject({ title: 'Trinkplan', shortDescription: 'Ein Blatt für eine Woche.' })
  expect(call?.files.file?.name).toBe('plan.pdf')
})

test.for<[string, File, string]>([
  ['a picture', new File(['x'], 'bild.png', { type: 'image/png' }), WRONG_FORMAT],
  [
    'more than ten megabytes',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'groß.pdf', { type: 'application/pdf' }),
    'Die Datei darf maximal 10MB groß sein',
  ],
])('%s is refused before anything is sent', async ([, file, message], { server }) => {
  const form = await begin(server)
  await chooseFile(form, file)
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(button('Erstellen', form)).toBeDisabled()
  await chooseFile(form, pdf)
  await expect.element(form.getByText(message)).not.toBeInTheDocument()
})

test('a file that only looks like a document is refused by the server, and the input stays', async ({
  server,
}) => {
  const form = await begin(server)
  await chooseFile(form, pdf)
  server.refuse(createDocumentAsManager, 'wrong-file-format')
  await button('Erstellen', form).click()
  await expectSaid(WRONG_FORMAT)
  await expect.element(field(form, 'Titel')).toHaveValue('Trinkplan')
  await expect.element(form).toMatchTextContent('plan.pdf')
})

test('a refused document says at its field why, until another is chosen', async ({ server }) => {
  const form = await begin(server)
  await chooseFile(form, pdf)
  const { message: reason } = REFUSALS['document-needs-password']
  server.refuse(createDocumentAsManager, 'document-needs-password', { file: reason })
  await button('Erstellen', form).click()
  await expect.element(form.getByText(reason)).toBeVisible()
  await chooseFile(form, pdf)
  await expect.element(form.getByText(reason)).not.toBeInTheDocument()
})

test('a document’s description is changed', async ({ server }) => {
  await open(server, { title: 'Merkblatt' })
  server.on(updateDescriptionOfDocumentAsManager, () => {
    server.on(getDocumentsAsManager, [sampleDocument(1, { title: 'Wochenblatt', shortDescription: 'Neu' })])
    return {}
  })
  await chooseFromMenu('Mehr zu: Merkblatt', 'Beschreibungen ändern')
  const form = dialogNamed('Beschreibungen ändern')
  await field(form, 'Titel').fill('Wochenblatt')
  await field(form, 'Kurzbeschreibung').fill('Neu')
  await save(form, 'Speichern', 'Beschreibungen des Dokuments wurden angepasst.')
  await expect.element(rows()).toMatchTextContent('Wochenblatt')
  await expect
    .poll(() => server.callsOf(updateDescriptionOfDocumentAsManager)[0]?.input)
    .toEqual({
      documentId: idOf(1),
      title: 'Wochenblatt',
      shortDescription: 'Neu',
      revision: 1,
    })
})

test('a press on its row opens the description too', async ({ server }) => {
  await open(server, { title: 'Merkblatt' })
  // While the list is loading, its placeholders are rows too.
  await rows()
    .filter({ hasText: 'Merkblatt' })
    .click({ position: { x: 12, y: 12 } })
  await expect.element(field(dialogNamed('Beschreibungen ändern'), 'Titel')).toHaveValue('Merkblatt')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Merkblatt')).toHaveFocus()
})

test('a document’s file is replaced', async ({ server }) => {
  await open(server, { title: 'Merkblatt', fileName: 'merkblatt.pdf' })
  server.on(updateFileOfDocumentAsManager, {})
  await chooseFromMenu('Mehr zu: Merkblatt', 'Datei ersetzen')
  const form = dialogNamed('Datei ersetzen')
  await expect.element(form).toMatchTextContent('Bisher: merkblatt.pdf')
  await chooseFile(form, pdf)
  await save(form, 'Speichern', 'Datei des Dokuments wurde angepasst.')
  const [call] = server.callsOf(updateFileOfDocumentAsManager)
  expect(call?.input).toEqual({ documentId: idOf(1), revision: '1' })
  expect(call?.files.file?.name).toBe('plan.pdf')
})

test('documents are sorted', async ({ server }) => {
  server.on(getDocumentsAsManager, [sampleDocument(1), sampleDocument(2)])
  server.on(updateOrderOfDocumentsAsManager, () => {
    server.on(getDocumentsAsManager, [sampleDocument(2), sampleDocument(1)])
    return {}
  })
  await openAsManager(server, PATH)
  await button('Sortieren').click()
  const form = dialogNamed('Dokumente sortieren')
  await button('Blatt 2 nach oben', form).click()
  await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
  await expect.element(rows().first()).toMatchTextContent('Blatt 2')
  await expect
    .poll(() => server.callsOf(updateOrderOfDocumentsAsManager)[0]?.input)
    .toEqual({
      sortedIdsOfDocuments: [idOf(2), idOf(1)],
    })
})

test.for<[number, string]>([
  [0, 'Kein Modul verweist darauf.'],
  [1, 'Ein Inhalt eines Moduls verweist darauf und wird mit gelöscht.'],
  [2, '2 Inhalte von Modulen verweisen darauf und werden mit gelöscht.'],
])('the confirmation says what is deleted with it: %i', async ([referring, message], { server }) => {
  await open(server, { title: 'Merkblatt', referringElements: referring })
  server.on(deleteDocumentAsManager, () => {
    server.on(getDocumentsAsManager, [])
    return {}
  })
  await chooseFromMenu('Mehr zu: Merkblatt', 'Löschen')
  const dialog = dialogNamed('Dokument löschen')
  await expect.element(dialog).toMatchTextContent(message)
  await save(dialog, 'Dokument löschen', 'Das Dokument und die verknüpften Inhaltselemente wurden gelöscht.')
  await expect.element(page.getByText('Noch keine Dokumente angelegt.')).toBeVisible()
})
