import { randomUUID } from 'node:crypto'
import { getModules } from '@wohlauf/contract/modules/modules'
import {
  getModulesAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createLearner } from '../../../../testing/people/learner.ts'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createThree = async () => {
  const manager = await createManager(testServer)
  const ids: string[] = []
  for (const isEnabled of [true, false, true])
    ids.push((await testServer.createModule(manager.app, { isEnabled })).moduleId)
  const [first = '', second = '', third = ''] = ids
  return {
    ...manager,
    first,
    second,
    third,
    sort: (sortedIdsOfModules: string[]) =>
      testServer.call(updateOrderOfModulesAsManager, { sortedIdsOfModules }, manager.as),
    order: async () =>
      (await testServer.call(getModulesAsManager, {}, manager.as)).body.map(({ moduleId }) => moduleId),
  }
}

test('managers and learners see the new order', async () => {
  const { app, first, second, third, sort, order } = await createThree()
  const learner = await createLearner(testServer, app)
  expect(await sort([third, first, second]).then(outcome)).toBe(200)
  expect(await order()).toEqual([third, first, second])
  const { body } = await testServer.call(getModules, {}, learner.as)
  expect(body.map(({ moduleId }) => moduleId)).toEqual([third, first])
})

test('as many ids as the contract allows are read by the server', async () => {
  const { sort } = await createThree()
  const ids = Array.from({ length: 5000 }, () => randomUUID())
  expect(await sort(ids).then(outcome)).toEqual([404, 'not-found'])
  expect(await sort([...ids, randomUUID()]).then(outcome)).toEqual([400, 'not-valid'])
})
