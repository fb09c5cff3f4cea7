import { getModule, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('marks the module and unmarks the previous one', async () => {
  const first = await createReading(testServer, [{}])
  const second = await createReading(testServer, [{}], first)
  const isMarked = async ({ moduleId }: typeof first) =>
    (await testServer.call(getModule, { moduleId }, first.as)).body.isMostRecentlyViewedModule
  const { status, body } = await testServer.call(
    markModuleAsMostRecentlySeen,
    { moduleId: first.moduleId },
    first.as,
  )
  expect([status, body]).toEqual([200, {}])
  expect([await isMarked(first), await isMarked(second)]).toEqual([true, false])
  testServer.clock.advance(1000)
  await testServer.call(markModuleAsMostRecentlySeen, { moduleId: second.moduleId }, first.as)
  expect([await isMarked(first), await isMarked(second)]).toEqual([false, true])
})

test('concurrent calls write one row, earn no points and keep the progress', async () => {
  const { as, moduleId, mark, read, earnings } = await createReading(testServer, [{}, {}])
  await mark(0)
  const call = () => testServer.call(markModuleAsMostRecentlySeen, { moduleId }, as)
  expect(await callConcurrently(20, call)).toEqual({ 200: 20 })
  expect(await read()).toMatchObject({ completionPercentage: 50, isMostRecentlyViewedModule: true })
  expect((await earnings()).healthPoints).toBe(5)
})

test('returns 404 for a module that is hidden, of another app or unknown', async () => {
  const { app, as } = await createLearner(testServer)
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const foreign = await testServer.createModule(await testServer.createApp())
  for (const moduleId of [hiddenModule.moduleId, foreign.moduleId, NOWHERE])
    expect(await testServer.call(markModuleAsMostRecentlySeen, { moduleId }, as).then(outcome)).toEqual([
      404,
      'not-found',
    ])
})
