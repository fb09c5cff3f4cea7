import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { parse } from 'content-disposition'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the bytes as an attachment that no browser opens or caches', async () => {
  const { app, as } = await createLearner(testServer)
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(2_000_000, 0xe4),
    Buffer.from('%%EOF\n'),
  ])
  const { documentId } = await testServer.createDocument(app, { bytes, fileName: 'Wochenplan.pdf' })
  const answer = await testServer.call(getDocumentFile, { documentId }, as)
  expect(answer.status).toBe(200)
  expect(answer.bytes.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=Wochenplan.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
})

test.each([
  'Übersicht für Ämter.pdf',
  'Plan (neu) „2026“.pdf',
  '50 % "Rabatt"; x=y.pdf',
  "a'b*c\\d.pdf",
  'zwei\r\nset-cookie: a=b.pdf',
  '🍎.pdf',
])('returns the complete name %j', async (fileName) => {
  const { app, as } = await createLearner(testServer)
  const { documentId } = await testServer.createDocument(app, { fileName })
  const { headers } = await testServer.call(getDocumentFile, { documentId }, as)
  const { type, parameters } = parse(headers['content-disposition'] ?? '')
  expect([type, parameters.filename]).toEqual(['attachment', fileName])
  expect(headers['set-cookie']).toBeUndefined()
})

test('returns 404 for a document of another app and for an unknown one', async () => {
  const { as } = await createLearner(testServer)
  const foreign = await testServer.createDocument(await testServer.createApp())
  for (const documentId of [foreign.documentId, NOWHERE]) {
    const answer = await testServer.call(getDocumentFile, { documentId }, as)
    expect(outcome(answer)).toEqual([404, 'not-found'])
    expect(answer.headers['content-disposition']).toBeUndefined()
  }
})

test('returns 404 for a document whose bytes are missing', async () => {
  const { app, as } = await createLearner(testServer)
  const { documentId } = await testServer.createDocument(app)
  await testServer.services.storage.removeAll(app.appId)
  expect(await testServer.call(getDocumentFile, { documentId }, as).then(outcome)).toEqual([404, 'not-found'])
})
