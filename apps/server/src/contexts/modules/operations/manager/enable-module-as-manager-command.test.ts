import { getModules } from '@wohlauf/contract/modules/modules'
import { enableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createLearner } from '../../../../testing/people/learner.ts'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('shows a hidden module to learners at its position; repeating it changes nothing', async () => {
  const { app, as } = await createManager(testServer)
  const learner = await createLearner(testServer, app)
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const shownModule = await testServer.createModule(app)
  const list = async () => {
    const { body } = await testServer.call(getModules, {}, learner.as)
    return body.map(({ moduleId }) => moduleId)
  }
  expect(await list()).toEqual([shownModule.moduleId])
  for (let time = 0; time < 2; time += 1) {
    const { moduleId } = hiddenModule
    expect(await testServer.call(enableModuleAsManager, { moduleId }, as).then(outcome)).toBe(200)
    expect(await list()).toEqual([hiddenModule.moduleId, shownModule.moduleId])
  }
})
