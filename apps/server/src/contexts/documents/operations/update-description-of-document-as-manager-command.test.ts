import { getDocuments } from '@wohlauf/contract/documents'
import { updateDescriptionOfDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/managed-documents'
import { afterAll, expect, test } from 'vitest'
import { atOnce, createLearner } from '../../../testing/learner.ts'
import { createManager } from '../../../testing/manager.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDescribing = async () => {
  const manager = await createManager(testServer)
  const { documentId } = await testServer.createDocument(manager.app)
  return {
    ...manager,
    documentId,
    describeIt: (given: object = {}) =>
      testServer.call(
        updateDescriptionOfDocumentAsManager,
        { documentId, title: 'Neu', shortDescription: 'Neu gesagt', ...given },
        manager.as,
      ),
  }
}

test('changes title and description, and keeps the file', async () => {
  const { app, as, documentId, describeIt } = await createDescribing()
  const { status, body } = await describeIt({ title: ' Plan ', shortDescription: 'Für den Kühlschrank' })
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

test('a concurrent change is not overwritten', async () => {
  const { describeIt } = await createDescribing()
  expect(await atOnce(5, () => describeIt({ revision: 1 }))).toEqual({ 200: 1, 409: 4 })
  expect(await describeIt({ revision: 2 }).then(outcome)).toBe(200)
  expect(await describeIt().then(outcome)).toBe(200)
})

test('returns 404 for a document of another app and for an unknown one', async () => {
  const { as, describeIt } = await createDescribing()
  const theirs = await createDescribing()
  for (const documentId of [theirs.documentId, NOWHERE])
    expect(await describeIt({ documentId }).then(outcome)).toEqual([404, 'not-found'])
  expect((await testServer.call(getDocumentsAsManager, {}, theirs.as)).body).toMatchObject([{ revision: 1 }])
  expect((await testServer.call(getDocumentsAsManager, {}, as)).body).toMatchObject([{ revision: 1 }])
})
