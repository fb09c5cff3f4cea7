import { getModules } from '@wohlauf/contract/modules'
import {
  createModuleAsManager,
  getModulesAsManager,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { createManager } from '../../../testing/manager.ts'
import { makePicture } from '../../../testing/picture.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

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

test('a list that is not exactly what there is is refused, and nothing moves', async () => {
  const { first, second, third, sort, order } = await createThree()
  const foreign = await testServer.createModule(await testServer.createApp())
  for (const ids of [
    [third, first],
    [third, first, second, NOWHERE],
    [third, first, foreign.moduleId],
    [third, first, second, foreign.moduleId],
    [third, third, first],
    [third, first, second, second],
  ])
    expect(await sort(ids).then(outcome)).toEqual([409, 'conflict'])
  expect(await sort([]).then(outcome)).toEqual([400, 'not-valid'])
  expect(await order()).toEqual([first, second, third])
})

test('a module that is created meanwhile never ends between the sorted ones', async () => {
  const { as, first, second, third, sort, order } = await createThree()
  const imageFile = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
  const [sorted, created] = await Promise.all([
    sort([second, third, first]),
    testServer.call(
      createModuleAsManager,
      { number: 9, title: 'Neu', isEnabled: true },
      { ...as, files: { imageFile } },
    ),
  ])
  const { moduleId } = created.body
  if (sorted.status === 200) expect(await order()).toEqual([second, third, first, moduleId])
  else expect(await order()).toEqual([first, second, third, moduleId])
})

test('two orders at once: one of them holds, whole', async () => {
  const { first, second, third, sort, order } = await createThree()
  const orders = [
    [second, third, first],
    [third, first, second],
  ]
  expect((await Promise.all(orders.map(sort))).map(outcome)).toEqual([200, 200])
  expect(orders).toContainEqual(await order())
})
