import { getDocuments } from '@wohlauf/contract/documents/documents'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns all documents of the app in its order, with the fields of the list', async () => {
  const { app, as } = await createLearner(testServer)
  await testServer.createDocument(await testServer.createApp())
  const ids: string[] = []
  for (const title of ['Wochenplan', 'Atemübung', 'Einkaufsliste', 'Rezepte', 'Merkblatt'])
    ids.push((await testServer.createDocument(app, { title })).documentId)
  const { body } = await testServer.call(getDocuments, {}, as)
  expect(body.map(({ documentId }) => documentId)).toEqual(ids)
  expect(body[0]).toEqual({
    documentId: ids[0],
    title: 'Wochenplan',
    shortDescription: 'Kurz gesagt',
    fileName: 'Merkblatt.pdf',
    sizeBytes: 15,
    pageCount: null,
    preview: null,
  })
})

test('returns an empty list without documents, and refuses the call without the feature', async () => {
  const { as } = await createLearner(testServer)
  expect((await testServer.call(getDocuments, {}, as)).body).toEqual([])
  const without = await createLearner(testServer, await testServer.createApp({ features: [] }))
  const { status, refusal } = await testServer.call(getDocuments, {}, without.as)
  expect([status, refusal?.identifier]).toEqual([403, 'feature-not-enabled'])
})
