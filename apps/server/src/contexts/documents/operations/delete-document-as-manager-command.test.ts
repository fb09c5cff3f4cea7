import { getDocumentFile, getDocuments } from '@wohlauf/contract/documents/documents'
import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { afterAll, expect, test } from 'vitest'
import { documentElement, richText } from '../../../testing/content/content-elements.ts'
import { createReading, outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('deletes the elements that refer to it, and its file; readers of the page can continue', async () => {
  const learner = await createLearner(testServer)
  const { app } = learner
  const manager = await createManager(testServer, app)
  const { documentId } = await testServer.createDocument(app)
  const other = await testServer.createDocument(app)
  const { mark, read, elementId } = await createReading(
    testServer,
    [
      { elements: [richText(), documentElement(documentId), documentElement(other.documentId)] },
      { elements: [documentElement(documentId)] },
    ],
    learner,
  )
  await mark(0)
  const list = async () => (await testServer.call(getDocumentsAsManager, {}, manager.as)).body
  expect((await list()).map(({ referringElements }) => referringElements)).toEqual([2, 1])
  const files = filesIn(`${testServer.storageFolder}/${app.appId}`).length

  const { status, body } = await testServer.call(deleteDocumentAsManager, { documentId }, manager.as)
  expect([status, body]).toEqual([200, {}])
  await testServer.runJobs()
  expect(await list()).toMatchObject([{ documentId: other.documentId, referringElements: 1 }])
  expect((await testServer.call(getDocuments, {}, learner.as)).body).toHaveLength(1)
  expect(await testServer.call(getDocumentFile, { documentId }, learner.as).then(outcome)).toEqual([
    404,
    'not-found',
  ])
  expect(filesIn(`${testServer.storageFolder}/${app.appId}`)).toHaveLength(files - 1)

  const module = await read()
  expect(module).toMatchObject({ completionPercentage: 50, lastSeenModulePageIndex: 1 })
  expect(
    module.pages.map(({ contentElements }) => contentElements.map((each) => each.contentElementId)),
  ).toEqual([[elementId(0, 0), elementId(0, 2)], []])
  expect(await mark(1).then(outcome)).toBe(200)
})
