import { getDocuments } from '@wohlauf/contract/documents/documents'
import { updateDescriptionOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('changes title and description, and keeps the file', async () => {
  const { app, as } = await createManager(testServer)
  const { documentId } = await testServer.createDocument(app)
  const { status, body } = await testServer.call(
    updateDescriptionOfDocumentAsManager,
    { documentId, title: ' Plan ', shortDescription: 'Für den Kühlschrank' },
    as,
  )
  expect([status, body]).toEqual([200, {}])
  const expected = {
    documentId,
    title: 'Plan',
    shortDescription: 'Für den Kühlschrank',
    fileName: 'Merkblatt.pdf',
    sizeBytes: 15,
    pageCount: null,
  }
  expect((await testServer.call(getDocumentsAsManager, {}, as)).body).toEqual([
    { ...expected, referringElements: 0, revision: 2 },
  ])
  const learner = await createLearner(testServer, app)
  expect((await testServer.call(getDocuments, {}, learner.as)).body).toEqual([{ ...expected, preview: null }])
})
