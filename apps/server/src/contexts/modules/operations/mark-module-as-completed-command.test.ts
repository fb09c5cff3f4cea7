import { getModule, getModules, markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const complete = ({ moduleId, as }: Pick<Awaited<ReturnType<typeof createReading>>, 'moduleId' | 'as'>) =>
  testServer.call(markModuleAsCompleted, { moduleId }, as)

test('completes a module that was read to its end, which earns fifty points the first time', async () => {
  const reading = await createReading(testServer, [{}, {}])
  await reading.mark(0)
  await reading.mark(1)
  const { status, body } = await complete(reading)
  expect([status, body]).toEqual([200, {}])
  expect(await reading.read()).toMatchObject({ isCompleted: true, completionPercentage: 100 })
  testServer.clock.advance(1000)
  expect(await complete(reading).then(outcome)).toBe(200)
  expect(await reading.earnings()).toEqual({
    healthPoints: 60,
    entries: ['module-completed: 50', 'module-page-seen: 5', 'module-page-seen: 5'],
  })
})

test('thirty concurrent calls complete it once', async () => {
  const reading = await createReading(testServer, [{}])
  await reading.mark(0)
  expect(await callConcurrently(30, () => complete(reading))).toEqual({ 200: 30 })
  expect((await reading.earnings()).healthPoints).toBe(55)
})

test('is refused with an unread page, and changes nothing', async () => {
  const reading = await createReading(testServer, [{}, {}])
  for (const pageIndex of [0, 1]) {
    const { status, refusal } = await complete(reading)
    expect([status, refusal]).toEqual([
      409,
      { identifier: 'module-not-finished', message: 'Du hast noch nicht alle Seiten dieses Moduls gelesen.' },
    ])
    await reading.mark(pageIndex)
  }
  expect((await reading.read()).isCompleted).toBe(false)
  expect((await reading.earnings()).healthPoints).toBe(10)
})

test('hidden pages need not be read, and a module without visible pages cannot be completed', async () => {
  const withHidden = await createReading(testServer, [{}, { isEnabled: false }])
  await withHidden.mark(0)
  expect(await complete(withHidden).then(outcome)).toBe(200)
  const empty = await createReading(testServer, [{ isEnabled: false }])
  expect(await complete(empty).then(outcome)).toEqual([409, 'module-not-finished'])
})

test('a completed module stays completed when pages are added, deleted or hidden', async () => {
  const reading = await createReading(testServer, [{}, { isEnabled: false }, {}])
  await reading.mark(0)
  await reading.mark(2)
  await complete(reading)
  const changes = [
    'UPDATE module_page SET is_enabled = true WHERE module_id = $1',
    'UPDATE module_page SET is_enabled = false WHERE module_id = $1',
    'DELETE FROM module_page WHERE module_id = $1',
  ]
  for (const change of changes) {
    await testServer.adminPool.query(change, [reading.moduleId])
    expect(await reading.read()).toMatchObject({ isCompleted: true, completionPercentage: 100 })
    const [inList] = (await testServer.call(getModules, {}, reading.as)).body
    expect(inList).toMatchObject({ isCompleted: true, completionPercentage: 100 })
    expect(await complete(reading).then(outcome)).toBe(200)
  }
  expect((await reading.earnings()).healthPoints).toBe(60)
})

test('every page of a completed module can be opened', async () => {
  const reading = await createReading(testServer, [{}, { isEnabled: false, isExerciseIncluded: true }])
  await reading.mark(0)
  await complete(reading)
  await testServer.adminPool.query('UPDATE module_page SET is_enabled = true WHERE module_id = $1', [
    reading.moduleId,
  ])
  expect(await reading.mark(1).then(outcome)).toBe(200)
})

test('a completion counts only for its reader', async () => {
  const reading = await createReading(testServer, [{}])
  const other = await createLearner(testServer, reading.app)
  await reading.mark(0)
  await complete(reading)
  const { body } = await testServer.call(getModule, { moduleId: reading.moduleId }, other.as)
  expect(body.isCompleted).toBe(false)
  expect(await complete({ ...other, moduleId: reading.moduleId }).then(outcome)).toEqual([
    409,
    'module-not-finished',
  ])
})

test('returns 404 for a module that is hidden, of another app or unknown', async () => {
  const { app, as } = await createLearner(testServer)
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const foreign = await testServer.createModule(await testServer.createApp())
  for (const moduleId of [hiddenModule.moduleId, foreign.moduleId, NOWHERE])
    expect(await complete({ moduleId, as }).then(outcome)).toEqual([404, 'not-found'])
})
