import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns all modules in their order, including hidden ones, and none of another app', async () => {
  const { app, as } = await createManager(testServer)
  await testServer.createModule(await testServer.createApp())
  const first = await testServer.createModule(app, { title: 'Trinken' })
  const hiddenModule = await testServer.createModule(app, { title: 'Essen', isEnabled: false })
  const { body } = await testServer.call(getModulesAsManager, {}, as)
  expect(body).toEqual([
    {
      moduleId: first.moduleId,
      number: expect.any(Number),
      title: 'Trinken',
      image: expect.objectContaining({ url: expect.stringContaining(first.imageId) }),
      isEnabled: true,
      revision: 1,
    },
    expect.objectContaining({ moduleId: hiddenModule.moduleId, title: 'Essen', isEnabled: false }),
  ])
})
