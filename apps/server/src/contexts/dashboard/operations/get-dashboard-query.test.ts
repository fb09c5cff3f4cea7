import { getDashboard } from '@wohlauf/contract/dashboard'
import { markModuleAsCompleted, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { createReading } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

const activeModuleOf = async ({ as }: { as: object }) =>
  (await house.call(getDashboard, {}, as)).body.activeModule

test('without modules there is no active one', async () => {
  const { as } = await createLearner(house)
  const { status, body } = await house.call(getDashboard, {}, as)
  expect([status, body]).toEqual([200, { activeModule: null }])
})

test('goes on with what was viewed last, until it is completed, then with the next', async () => {
  const first = await createReading(house, [{}, {}])
  const second = await createReading(house, [{}], first)
  expect(await activeModuleOf(first)).toEqual({
    moduleId: first.moduleId,
    title: expect.any(String),
    image: expect.objectContaining({ url: expect.any(String) }),
    completionPercentage: 0,
  })
  await house.call(markModuleAsMostRecentlySeen, { moduleId: second.moduleId }, first.as)
  expect(await activeModuleOf(first)).toMatchObject({ moduleId: second.moduleId })

  await second.mark(0)
  await house.call(markModuleAsCompleted, { moduleId: second.moduleId }, first.as)
  await first.mark(0)
  expect(await activeModuleOf(first)).toMatchObject({ moduleId: first.moduleId, completionPercentage: 50 })
  await first.mark(1)
  await house.call(markModuleAsCompleted, { moduleId: first.moduleId }, first.as)
  expect(await activeModuleOf(first)).toBeNull()
})

test('a hidden module is not the active one', async () => {
  const { as, moduleId } = await createReading(house, [{}])
  await house.adminPool.query('UPDATE module SET is_enabled = false WHERE id = $1', [moduleId])
  expect(await activeModuleOf({ as })).toBeNull()
})
