import {
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
} from '@wohlauf/contract/modules'
import { getModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/learner.ts'
import { createAuthoring, createManager } from '../../../testing/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('all modules are listed in their order, hidden ones too, and none of another app', async () => {
  const { app, as } = await createManager(house)
  await house.createModule(await house.createApp())
  const first = await house.createModule(app, { title: 'Trinken' })
  const hidden = await house.createModule(app, { title: 'Essen', isEnabled: false })
  const { body } = await house.call(getModulesAsManager, {}, as)
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
    expect.objectContaining({ moduleId: hidden.moduleId, title: 'Essen', isEnabled: false }),
  ])
})

test('in the middle is who has read something and is not through', async () => {
  const { app, as, manager, moduleId, mark, pageId } = await createAuthoring(house, [{}, {}])
  const inTheMiddle = async () => {
    const { body } = await house.call(getModulesAsManager, {}, manager)
    return body.map(({ learnersInTheMiddle }) => learnersInTheMiddle)
  }
  await house.call(markModuleAsMostRecentlySeen, { moduleId }, as)
  expect(await inTheMiddle()).toEqual([0])
  await mark(0)
  const second = await createLearner(house, app)
  await house.call(markModulePageAsSeen, { modulePageId: pageId(0) }, second.as)
  expect(await inTheMiddle()).toEqual([2])
  await mark(1)
  expect(await inTheMiddle()).toEqual([2])
  await house.call(markModuleAsCompleted, { moduleId }, as)
  expect(await inTheMiddle()).toEqual([1])
})
