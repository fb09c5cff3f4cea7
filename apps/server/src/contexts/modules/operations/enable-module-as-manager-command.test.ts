import { getModules } from '@wohlauf/contract/modules'
import { enableModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { createManager } from '../../../testing/manager.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('a hidden module is shown to learners, in its place, and stays so', async () => {
  const { app, as } = await createManager(house)
  const learner = await createLearner(house, app)
  const hidden = await house.createModule(app, { isEnabled: false })
  const shown = await house.createModule(app)
  const list = async () => {
    const { body } = await house.call(getModules, {}, learner.as)
    return body.map(({ moduleId }) => moduleId)
  }
  expect(await list()).toEqual([shown.moduleId])
  for (let time = 0; time < 2; time += 1) {
    const { moduleId } = hidden
    expect(await house.call(enableModuleAsManager, { moduleId }, as).then(outcome)).toBe(200)
    expect(await list()).toEqual([hidden.moduleId, shown.moduleId])
  }
})

test('a module of another app, or of none, is not found', async () => {
  const { as } = await createManager(house)
  const foreign = await house.createModule(await house.createApp(), { isEnabled: false })
  for (const moduleId of [foreign.moduleId, NOWHERE])
    expect(await house.call(enableModuleAsManager, { moduleId }, as).then(outcome)).toEqual([
      404,
      'not-found',
    ])
})
