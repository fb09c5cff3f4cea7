import { getDocumentsForModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns all of the app’s documents in their order', async () => {
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

test('returns an empty list without documents, and refuses the call without the feature', async () => {
  const { as } = await createManager(testServer)
  expect((await testServer.call(getDocumentsForModulesAsManager, {}, as)).body).toEqual([])
  const without = await createManager(testServer, await testServer.createApp({ features: [] }))
  const { status, refusal } = await testServer.call(getDocumentsForModulesAsManager, {}, without.as)
  expect([status, refusal?.identifier]).toEqual([403, 'feature-not-enabled'])
})
