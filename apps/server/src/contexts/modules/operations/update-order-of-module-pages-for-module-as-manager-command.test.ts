import { randomUUID } from 'node:crypto'
import {
  createModulePageAsManager,
  getModuleAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createAuthoring } from '../../../testing/manager.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

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

test('who is in the middle reads on at the first page in the new order that they have not seen', async () => {
  const { sort, order, ids, mark, read, earned } = await createSorting()
  const [first, hidden, third, last] = ids
  await mark(0)
  await mark(2)
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 2 })

  expect(await sort([hidden, third, last, first]).then(outcome)).toBe(200)
  expect(await order()).toEqual([hidden, third, last, first])
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 1 })
  expect((await read()).pages.map(({ modulePageId }) => modulePageId)).toEqual([third, last, first])

  expect(await sort([last, third, first, hidden]).then(outcome)).toBe(200)
  expect((await read()).lastSeenModulePageIndex).toBe(0)
  expect(await mark(3).then(outcome)).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 99, lastSeenModulePageIndex: 3 })
  expect((await earned()).healthPoints).toBe(15)
})

test('a list that is not exactly the module’s pages is refused, and nothing moves', async () => {
  const { app, sort, order, ids } = await createSorting()
  const [first, second, third, last] = ids
  const other = await testServer.createModule(app)
  const foreign = await createAuthoring(testServer)
  const otherPage = other.pages[0]?.modulePageId ?? ''
  for (const list of [
    [first, second, third],
    [...ids, NOWHERE],
    [...ids, otherPage],
    [first, second, third, foreign.pageId(0)],
    [first, second, third, third],
    [...ids, last],
  ])
    expect(await sort(list).then(outcome)).toEqual([409, 'conflict'])
  expect(await sort([]).then(outcome)).toEqual([400, 'not-valid'])
  for (const moduleId of [foreign.moduleId, NOWHERE])
    expect(await sort(ids, moduleId).then(outcome)).toEqual([404, 'not-found'])
  expect(await order()).toEqual(ids)
})

test('a page that is created meanwhile ends behind the sorted ones, or the order is refused', async () => {
  const { sort, order, ids, manager, moduleId } = await createSorting()
  const modulePageId = randomUUID()
  const wanted = [...ids].reverse()
  const [sorted, created] = await Promise.all([
    sort(wanted),
    testServer.call(
      createModulePageAsManager,
      {
        moduleId,
        modulePageId,
        modulePageTitle: 'Neu',
        modulePageIsExerciseIncluded: false,
        modulePageIsEnabled: true,
      },
      manager,
    ),
  ])
  expect(created.status).toBe(200)
  expect(await order()).toEqual([...(sorted.status === 200 ? wanted : ids), modulePageId])
})
