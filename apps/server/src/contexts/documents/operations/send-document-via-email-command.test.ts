import { sendDocumentViaEmail } from '@wohlauf/contract/documents/documents'
import {
  deleteDocumentAsManager,
  updateFileOfDocumentAsManager,
} from '@wohlauf/contract/documents/documents-as-manager'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { makeDocx } from '../../../testing/files/word-files.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const HOUR_MS = 3_600_000

const createAsking = async (fileName = 'Trinkplan für Übergewichtige.pdf') => {
  const learner = await createLearner(testServer)
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(300_000, 0xe4),
    Buffer.from('%%EOF\n'),
  ])
  const { documentId } = await testServer.createDocument(learner.app, { bytes, fileName, title: 'Trinkplan' })
  return {
    ...learner,
    bytes,
    documentId,
    ask: () => testServer.call(sendDocumentViaEmail, { documentId }, learner.as),
    mails: () => testServer.mails.to(learner.user.emailAddress),
  }
}

test('sends it to the learner’s own address, with the unchanged bytes attached under its name', async () => {
  const { app, ask, mails, bytes } = await createAsking()
  const { status, body } = await ask()
  expect([status, body]).toEqual([200, {}])
  expect(await testServer.runJobs()).toMatchObject({ failed: 0 })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.from.name).toBe(app.title)
  expect(mail?.attachments).toHaveLength(1)
  const [attachment] = mail?.attachments ?? []
  expect(attachment).toMatchObject({
    fileName: 'Trinkplan für Übergewichtige.pdf',
    type: 'application/pdf',
  })
  expect(attachment?.bytes.equals(bytes)).toBe(true)
})

test('subject and text do not reveal what it is about', async () => {
  const { ask, mails } = await createAsking()
  await ask()
  await testServer.runJobs()
  const [mail] = await mails()
  expect(mail?.subject).toBe('Dein angefordertes Dokument')
  for (const part of [mail?.subject, mail?.text, mail?.html])
    expect(part).not.toMatch(/trink|übergewicht|merkblatt/i)
})

test('stores no byte of it in the database while it waits, and nothing after it was sent', async () => {
  const { user, ask, documentId } = await createAsking()
  await ask()
  const waitingMails = () =>
    testServer.adminPool.query('SELECT params FROM mail WHERE to_address = $1', [user.emailAddress])
  expect((await waitingMails()).rows).toEqual([{ params: { documentId } }])
  await testServer.runJobs()
  expect((await waitingMails()).rows).toEqual([])
})

test('a mail delayed by the mail server contains the file at the time of sending', async () => {
  const { app, ask, mails, documentId } = await createAsking()
  const manager = await createManager(testServer, app)
  const bytes = await makeDocx()
  const file = { bytes, fileName: 'Neu.docx', type: '' }
  await testServer.mails.goDown()
  await ask()
  await testServer.runJobs()
  await testServer.call(updateFileOfDocumentAsManager, { documentId }, { ...manager.as, files: { file } })
  await testServer.runJobs()
  await testServer.mails.recover()
  testServer.clock.advance(HOUR_MS)
  await testServer.runJobs()
  const [mail] = await mails()
  expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(['Neu.docx'])
  expect(mail?.attachments[0]?.bytes.equals(bytes)).toBe(true)
})

test('sends no mail for a document deleted before, and leaves no failing job', async () => {
  const { app, user, ask, mails, documentId } = await createAsking()
  const manager = await createManager(testServer, app)
  await ask()
  await testServer.call(deleteDocumentAsManager, { documentId }, manager.as)
  expect(await testServer.runJobs()).toMatchObject({ failed: 0 })
  expect(await mails()).toEqual([])
  const { rowCount } = await testServer.adminPool.query('SELECT FROM mail WHERE to_address = $1', [
    user.emailAddress,
  ])
  expect(rowCount).toBe(0)
})

test('retries when the file cannot be read, and does not send without the attachment', async () => {
  const { app, ask, mails } = await createAsking()
  await ask()
  await testServer.services.storage.removeAll(app.appId)
  expect(await testServer.runJobs()).toMatchObject({ failed: 1 })
  expect(await mails()).toEqual([])
})

test('sends ten per hour, then refuses this learner but no others', async () => {
  const { app, ask, mails } = await createAsking()
  for (let count = 0; count < 10; count += 1) expect(await ask().then(outcome)).toBe(200)
  const { status, refusal, headers } = await ask()
  expect([status, refusal?.identifier, headers['retry-after']]).toEqual([429, 'too-many-requests', '3600'])
  const neighbour = await createLearner(testServer, app)
  const { documentId } = await testServer.createDocument(app)
  expect(await testServer.call(sendDocumentViaEmail, { documentId }, neighbour.as).then(outcome)).toBe(200)
  await testServer.runJobs()
  expect(await mails()).toHaveLength(10)
  testServer.clock.advance(HOUR_MS)
  expect(await ask().then(outcome)).toBe(200)
})

test('returns 404 for a document of another app and for an unknown one, and sends no mail', async () => {
  const { as, mails } = await createAsking()
  const theirs = await createAsking()
  for (const documentId of [theirs.documentId, NOWHERE])
    expect(await testServer.call(sendDocumentViaEmail, { documentId }, as).then(outcome)).toEqual([
      404,
      'not-found',
    ])
  await testServer.runJobs()
  expect(await mails()).toEqual([])
})
