import { getDocuments } from '@wohlauf/contract/documents'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a learner gets all documents of their app in its order, with what the list shows', async () => {
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
  })
})

test('an app without documents has an empty list, one without the feature none', async () => {
  const { as } = await createLearner(testServer)
  expect((await testServer.call(getDocuments, {}, as)).body).toEqual([])
  const without = await createLearner(testServer, await testServer.createApp({ features: [] }))
  const { status, refusal } = await testServer.call(getDocuments, {}, without.as)
  expect([status, refusal?.identifier]).toEqual([403, 'feature-not-enabled'])
})
