import { getDashboard } from '@wohlauf/contract/dashboard'
import { markModuleAsCompleted, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { createReading } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const activeModuleOf = async ({ as }: { as: object }) =>
  (await testServer.call(getDashboard, {}, as)).body.activeModule

test('returns no active module without modules', async () => {
  const { as } = await createLearner(testServer)
  const { status, body } = await testServer.call(getDashboard, {}, as)
  expect([status, body]).toEqual([200, { activeModule: null }])
})

test('returns the module viewed last until it is completed, then the next', async () => {
  const first = await createReading(testServer, [{}, {}])
  const second = await createReading(testServer, [{}], first)
  expect(await activeModuleOf(first)).toEqual({
    moduleId: first.moduleId,
    title: expect.any(String),
    image: expect.objectContaining({ url: expect.any(String) }),
    completionPercentage: 0,
  })
  await testServer.call(markModuleAsMostRecentlySeen, { moduleId: second.moduleId }, first.as)
  expect(await activeModuleOf(first)).toMatchObject({ moduleId: second.moduleId })

  await second.mark(0)
  await testServer.call(markModuleAsCompleted, { moduleId: second.moduleId }, first.as)
  await first.mark(0)
  expect(await activeModuleOf(first)).toMatchObject({ moduleId: first.moduleId, completionPercentage: 50 })
  await first.mark(1)
  await testServer.call(markModuleAsCompleted, { moduleId: first.moduleId }, first.as)
  expect(await activeModuleOf(first)).toBeNull()
})

test('a hidden module is not the active one', async () => {
  const { as, moduleId } = await createReading(testServer, [{}])
  await testServer.adminPool.query('UPDATE module SET is_enabled = false WHERE id = $1', [moduleId])
  expect(await activeModuleOf({ as })).toBeNull()
})
