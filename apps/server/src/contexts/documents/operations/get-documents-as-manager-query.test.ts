import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { afterAll, expect, test } from 'vitest'
import { documentElement, richText } from '../../../testing/content/content-elements.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns documents in their order with the number of elements that refer to them, on hidden pages too', async () => {
  const { app, as } = await createManager(testServer)
  await testServer.createDocument(await testServer.createApp())
  const first = await testServer.createDocument(app, { title: 'Wochenplan', fileName: 'Plan.pdf' })
  const second = await testServer.createDocument(app, { title: 'Atemübung' })
  const element = documentElement(first.documentId)
  await testServer.createModule(app, {
    isEnabled: false,
    pages: [{ elements: [richText(), element, element] }, { isEnabled: false, elements: [element] }],
  })
  const { body } = await testServer.call(getDocumentsAsManager, {}, as)
  expect(body).toEqual([
    {
      documentId: first.documentId,
      title: 'Wochenplan',
      shortDescription: 'Kurz gesagt',
      fileName: 'Plan.pdf',
      sizeBytes: first.bytes.length,
      pageCount: null,
      referringElements: 3,
      revision: 1,
    },
    expect.objectContaining({ documentId: second.documentId, referringElements: 0 }),
  ])
})

test('an app without documents has an empty list', async () => {
  const { as } = await createManager(testServer)
  expect((await testServer.call(getDocumentsAsManager, {}, as)).body).toEqual([])
})
