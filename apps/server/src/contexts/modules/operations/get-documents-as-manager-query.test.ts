import { getDocumentsForModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../../../testing/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('an element may refer to each of the app’s documents, which come in their order', async () => {
  const { app, as } = await createManager(testServer)
  await testServer.createDocument(await testServer.createApp())
  const first = await testServer.createDocument(app, { title: 'Wochenplan', fileName: 'Plan.pdf' })
  const second = await testServer.createDocument(app, { title: 'Atemübung', fileName: 'Atem.pdf' })
  const { body } = await testServer.call(getDocumentsForModulesAsManager, {}, as)
  expect(body).toEqual([
    { documentId: first.documentId, title: 'Wochenplan', fileName: 'Plan.pdf' },
    { documentId: second.documentId, title: 'Atemübung', fileName: 'Atem.pdf' },
  ])
})

test('without documents the list is empty, and without the feature the request is refused', async () => {
  const { as } = await createManager(testServer)
  expect((await testServer.call(getDocumentsForModulesAsManager, {}, as)).body).toEqual([])
  const without = await createManager(testServer, await testServer.createApp({ features: [] }))
  const { status, refusal } = await testServer.call(getDocumentsForModulesAsManager, {}, without.as)
  expect([status, refusal?.identifier]).toEqual([403, 'feature-not-enabled'])
})
