import {
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
} from '@wohlauf/contract/modules/modules'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../../testing/people/learner.ts'
import { createAuthoring, createManager } from '../../../../testing/people/manager.ts'
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
      learnersInTheMiddle: 0,
    },
    expect.objectContaining({ moduleId: hiddenModule.moduleId, title: 'Essen', isEnabled: false }),
  ])
})

test('counts learners who have read something and not completed the module', async () => {
  const { app, as, manager, moduleId, mark, pageId } = await createAuthoring(testServer, [{}, {}])
  const inTheMiddle = async () => {
    const { body } = await testServer.call(getModulesAsManager, {}, manager)
    return body.map(({ learnersInTheMiddle }) => learnersInTheMiddle)
  }
  await testServer.call(markModuleAsMostRecentlySeen, { moduleId }, as)
  expect(await inTheMiddle()).toEqual([0])
  await mark(0)
  const second = await createLearner(testServer, app)
  await testServer.call(markModulePageAsSeen, { modulePageId: pageId(0) }, second.as)
  expect(await inTheMiddle()).toEqual([2])
  await mark(1)
  expect(await inTheMiddle()).toEqual([2])
  await testServer.call(markModuleAsCompleted, { moduleId }, as)
  expect(await inTheMiddle()).toEqual([1])
})
