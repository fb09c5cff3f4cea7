import { getDocumentFile, getDocuments } from '@wohlauf/contract/documents/documents'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { parse } from 'content-disposition'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { makePdf } from '../../../testing/files/pdf-files.ts'
import { makeDoc, makeDocx, zip } from '../../../testing/files/word-files.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const MAX_BYTES = 10 * 1024 * 1024
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\n%%EOF\n',
)

const WRONG_FORMAT = 'Die Datei ist nicht im richtigen Format'

const createAsManager = async (existing?: TestApp) => {
  const manager = await createManager(testServer, existing)
  return {
    ...manager,
    create: (bytes: Buffer, fileName = 'Plan.pdf', fields: object = {}) =>
      testServer.call(
        createDocumentAsManager,
        { title: 'Wochenplan', shortDescription: 'Zum Ausdrucken', ...fields },
        { ...manager.as, files: { file: { bytes, fileName, type: 'application/octet-stream' } } },
      ),
    list: async () => (await testServer.call(getDocumentsAsManager, {}, manager.as)).body,
    files: () => filesIn(`${testServer.storageFolder}/${manager.app.appId}`).length,
  }
}

test('a new document is placed after the others, for managers and for learners', async () => {
  const { app, create, list } = await createAsManager()
  const learner = await createLearner(testServer, app)
  const first = await create(PDF)
  const second = await create(PDF, 'Atem.pdf', { title: ' Atemübung ' })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await list()).toEqual([
    {
      documentId: first.body.documentId,
      title: 'Wochenplan',
      shortDescription: 'Zum Ausdrucken',
      fileName: 'Plan.pdf',
      sizeBytes: PDF.length,
      pageCount: null,
      referringElements: 0,
      revision: 1,
    },
    expect.objectContaining({ documentId: second.body.documentId, title: 'Atemübung', fileName: 'Atem.pdf' }),
  ])
  expect((await testServer.call(getDocuments, {}, learner.as)).body.map(({ title }) => title)).toEqual([
    'Wochenplan',
    'Atemübung',
  ])
})

describe('is recognised by its bytes and served as an attachment of that type that no browser opens:', async () => {
  test.each([
    ['a PDF with scripts', PDF, 'Plan.pdf', 'Plan.pdf', 'application/pdf'],
    ['a DOC', makeDoc(), 'Brief.doc', 'Brief.doc', 'application/msword'],
    [
      'a DOCX',
      await makeDocx(),
      'Übersicht.docx',
      'Übersicht.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a PDF with another extension', PDF, '..\\..\\Brief.docx', 'Brief.pdf', 'application/pdf'],
  ])('%s', async (_, bytes, fields, fileName, contentType) => {
    const { app, create, list } = await createAsManager()
    const { body } = await create(bytes, fields)
    expect((await list()).map((each) => each.fileName)).toEqual([fileName])
    const learner = await createLearner(testServer, app)
    const file = await testServer.call(getDocumentFile, { documentId: body.documentId }, learner.as)
    expect(file.bytes.equals(bytes)).toBe(true)
    expect(parse(file.headers['content-disposition'] ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: fileName },
    })
    expect(file.headers).toMatchObject({
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
})

test('ten megabytes are accepted, one byte more is refused with the specification’s message', async () => {
  const { create, list } = await createAsManager()
  const padded = (bytes: number) =>
    Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length - 6, ' '), Buffer.from('%%EOF\n')])
  expect(await create(padded(MAX_BYTES)).then(outcome)).toBe(200)
  const { status, refusal } = await create(padded(MAX_BYTES + 1))
  expect([status, refusal]).toEqual([
    413,
    { identifier: 'file-too-large', message: 'Die Datei darf maximal 10MB groß sein' },
  ])
  expect(await list()).toHaveLength(1)
})

test('of a PDF behind a byte order mark the PDF is stored; its name keeps joiners and quotes', async () => {
  const { app, create } = await createAsManager()
  const learner = await createLearner(testServer, app)
  const { body } = await create(Buffer.concat([Buffer.from('\ufeff'), PDF]), '👩‍🍳 "Plan".pdf')
  const { bytes, headers } = await testServer.call(
    getDocumentFile,
    { documentId: body.documentId },
    learner.as,
  )
  expect(bytes.equals(PDF)).toBe(true)
  expect(parse(headers['content-disposition'] ?? '').parameters.filename).toBe('👩‍🍳 "Plan".pdf')
})

test('a document that needs a password is refused with that reason, at its field', async () => {
  const { create, list, files } = await createAsManager()
  const { status, refusal } = await create(await makePdf({ userPassword: 'geheim' }))
  const message =
    'Das Dokument ist mit einem Passwort geschützt. Speichere es ohne Passwort und lade es noch einmal hoch.'
  expect([status, refusal]).toEqual([
    415,
    { identifier: 'document-needs-password', message, fields: { file: message } },
  ])
  expect([await list(), files()]).toEqual([[], 0])
})

describe('is refused and leaves neither row nor file:', async () => {
  test.each([
    ['a zip named like a DOCX', await zip({ 'text.txt': 'Hallo' }), 'Brief.docx'],
    ['a page named like a PDF', Buffer.from('<script>alert(1)</script>'), 'Plan.pdf'],
    ['a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64'), 'Bild.png'],
  ])('%s', async (_, bytes, fileName) => {
    const { create, list, files } = await createAsManager()
    const { status, refusal } = await create(bytes, fileName)
    expect([status, refusal]).toEqual([
      415,
      { identifier: 'wrong-file-format', message: WRONG_FORMAT, fields: { file: WRONG_FORMAT } },
    ])
    expect([await list(), files()]).toEqual([[], 0])
  })

  test('is refused without title and description', async () => {
    const { create, list, files } = await createAsManager()
    const { status, refusal } = await create(PDF, 'Plan.pdf', {
      title: '',
      shortDescription: 'x'.repeat(256),
    })
    expect([status, refusal?.fields]).toEqual([
      400,
      {
        title: 'Dieses Feld muss gefüllt sein',
        shortDescription: 'Der Wert darf höchstens 255 Zeichen lang sein',
      },
    ])
    expect([await list(), files()]).toEqual([[], 0])
  })
})

test('documents created concurrently each get a position of their own', async () => {
  const { app } = await createAsManager()
  const managers = await Promise.all(Array.from({ length: 5 }, () => createAsManager(app)))
  await Promise.all(managers.map(({ create }) => create(PDF)))
  const { rows } = await testServer.adminPool.query(
    'SELECT DISTINCT position FROM document WHERE app_id = $1',
    [app.appId],
  )
  expect(rows).toHaveLength(5)
})
