import { getDocuments } from '@wohlauf/contract/documents/documents'
import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createThree = async () => {
  const { app, as } = await createManager(testServer)
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await testServer.createDocument(app)).documentId)
  return {
    app,
    ids: ids as [string, string, string],
    sort: (sortedIdsOfDocuments: string[]) =>
      testServer.call(updateOrderOfDocumentsAsManager, { sortedIdsOfDocuments }, as),
    order: async () =>
      (await testServer.call(getDocumentsAsManager, {}, as)).body.map(({ documentId }) => documentId),
  }
}

test('managers and learners see the new order', async () => {
  const { app, ids, sort, order } = await createThree()
  const reversedIds = [...ids].reverse()
  expect(await sort(reversedIds).then(outcome)).toBe(200)
  expect(await order()).toEqual(reversedIds)
  const learner = await createLearner(testServer, app)
  const { body } = await testServer.call(getDocuments, {}, learner.as)
  expect(body.map(({ documentId }) => documentId)).toEqual(reversedIds)
})
