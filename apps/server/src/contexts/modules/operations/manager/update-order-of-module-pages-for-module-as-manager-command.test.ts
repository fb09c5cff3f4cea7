import {
  getModuleAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createSorting = async () => {
  const authoring = await createAuthoring(testServer, [{}, { isEnabled: false }, {}, {}])
  const { manager, moduleId, pageId } = authoring
  return {
    ...authoring,
    sort: (sortedIdsOfModulePages: string[], of = moduleId) =>
      testServer.call(updateOrderOfModulePagesAsManager, { moduleId: of, sortedIdsOfModulePages }, manager),
    order: async () => {
      const { body } = await testServer.call(getModuleAsManager, { moduleId }, manager)
      return body.pages.map(({ modulePageId }) => modulePageId)
    },
    ids: [0, 1, 2, 3].map(pageId) as [string, string, string, string],
  }
}

test('readers in the middle continue at the first unseen page in the new order', async () => {
  const { sort, order, ids, mark, read, earnings } = await createSorting()
  const [first, hiddenId, third, last] = ids
  await mark(0)
  await mark(2)
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 2 })

  expect(await sort([hiddenId, third, last, first]).then(outcome)).toBe(200)
  expect(await order()).toEqual([hiddenId, third, last, first])
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 1 })
  expect((await read()).pages.map(({ modulePageId }) => modulePageId)).toEqual([third, last, first])

  expect(await sort([last, third, first, hiddenId]).then(outcome)).toBe(200)
  expect((await read()).lastSeenModulePageIndex).toBe(0)
  expect(await mark(3).then(outcome)).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 99, lastSeenModulePageIndex: 3 })
  expect((await earnings()).healthPoints).toBe(15)
})
