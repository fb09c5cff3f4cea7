import { getModule, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules'
import { afterAll, expect, test } from 'vitest'
import { atOnce, createLearner } from '../../../testing/learner.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('marks the module, and the one before no longer', async () => {
  const first = await createReading(house, [{}])
  const second = await createReading(house, [{}], first)
  const isMarked = async ({ moduleId }: typeof first) =>
    (await house.call(getModule, { moduleId }, first.as)).body.isMostRecentlyViewedModule
  const { status, body } = await house.call(
    markModuleAsMostRecentlySeen,
    { moduleId: first.moduleId },
    first.as,
  )
  expect([status, body]).toEqual([200, {}])
  expect([await isMarked(first), await isMarked(second)]).toEqual([true, false])
  house.clock.advance(1000)
  await house.call(markModuleAsMostRecentlySeen, { moduleId: second.moduleId }, first.as)
  expect([await isMarked(first), await isMarked(second)]).toEqual([false, true])
})

test('many at once leave one row, no points and the reading as it is', async () => {
  const { as, moduleId, mark, read, earned } = await createReading(house, [{}, {}])
  await mark(0)
  const call = () => house.call(markModuleAsMostRecentlySeen, { moduleId }, as)
  expect(await atOnce(20, call)).toEqual({ 200: 20 })
  expect(await read()).toMatchObject({ completionPercentage: 50, isMostRecentlyViewedModule: true })
  expect((await earned()).healthPoints).toBe(5)
})

test('a module that is hidden, of another app or nowhere is not found', async () => {
  const { app, as } = await createLearner(house)
  const hidden = await house.createModule(app, { isEnabled: false })
  const foreign = await house.createModule(await house.createApp())
  for (const moduleId of [hidden.moduleId, foreign.moduleId, NOWHERE])
    expect(await house.call(markModuleAsMostRecentlySeen, { moduleId }, as).then(outcome)).toEqual([
      404,
      'not-found',
    ])
})
