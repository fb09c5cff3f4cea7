import {
  confirmExerciseOfModulePage,
  markModuleAsCompleted,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const exercise = { isExerciseIncluded: true }
const confirm = (modulePageId: string, as: object) =>
  testServer.call(confirmExerciseOfModulePage, { modulePageId }, as)
const retract = (modulePageId: string, as: object) =>
  testServer.call(retractExerciseOfModulePage, { modulePageId }, as)

test('a confirmed exercise becomes open again, and is required again', async () => {
  const { as, pageId, mark, read } = await createReading(testServer, [exercise])
  await confirm(pageId(0), as)
  const { status, body } = await retract(pageId(0), as)
  expect([status, body]).toEqual([200, {}])
  expect((await read()).pages[0]?.isExerciseConfirmed).toBe(false)
  expect(await mark(0).then(outcome)).toEqual([409, 'module-page-has-open-tasks'])
})

test('on a seen page and in a completed module the exercise stays confirmed', async () => {
  const { as, moduleId, pageId, mark, read } = await createReading(testServer, [exercise, exercise])
  const refusedOn = async (page: number) => {
    const { status, refusal } = await retract(pageId(page), as)
    expect([status, refusal]).toEqual([
      409,
      {
        identifier: 'exercise-not-retractable',
        message: 'Diese Übung lässt sich nicht mehr zurücknehmen.',
      },
    ])
    expect((await read()).pages[page]?.isExerciseConfirmed).toBe(true)
  }
  await confirm(pageId(0), as)
  await mark(0)
  await refusedOn(0)
  expect(await retract(pageId(1), as).then(outcome)).toBe(200)
  await confirm(pageId(1), as)
  await mark(1)
  await refusedOn(1)
  await testServer.call(markModuleAsCompleted, { moduleId }, as)
  for (const page of [0, 1]) await refusedOn(page)
})

test('a page added to a completed module has nothing to retract', async () => {
  const { as, moduleId, pageId, mark } = await createReading(testServer, [
    {},
    { ...exercise, isEnabled: false },
  ])
  await mark(0)
  await testServer.call(markModuleAsCompleted, { moduleId }, as)
  await testServer.adminPool.query('UPDATE module_page SET is_enabled = true WHERE id = $1', [pageId(1)])
  await confirm(pageId(1), as)
  expect(await retract(pageId(1), as).then(outcome)).toEqual([409, 'exercise-not-retractable'])
})

test('an unreachable page is refused', async () => {
  const { as, pageId } = await createReading(testServer, [{}, exercise])
  expect(await retract(pageId(1), as).then(outcome)).toEqual([409, 'module-page-out-of-order'])
})

test('an unconfirmed exercise stays unchanged, also after concurrent calls', async () => {
  const { as, pageId, read, earnings } = await createReading(testServer, [exercise])
  expect(await callConcurrently(10, () => retract(pageId(0), as))).toEqual({ 200: 10 })
  expect((await read()).pages[0]?.isExerciseConfirmed).toBe(false)
  expect((await earnings()).entries).toEqual([])
})

test('affects only the caller’s own confirmation', async () => {
  const mine = await createReading(testServer, [exercise])
  const other = await createLearner(testServer, mine.app)
  await confirm(mine.pageId(0), mine.as)
  expect(await retract(mine.pageId(0), other.as).then(outcome)).toBe(200)
  expect((await mine.read()).pages[0]?.isExerciseConfirmed).toBe(true)
})

test('a page without an exercise is refused; a hidden, foreign or unknown one returns 404', async () => {
  const { as, pageId } = await createReading(testServer, [{}, { ...exercise, isEnabled: false }])
  const elsewhere = await createLearner(testServer)
  const foreign = await testServer.createModule(elsewhere.app, { pages: [exercise] })
  expect(await retract(pageId(0), as).then(outcome)).toEqual([409, 'exercise-not-included'])
  for (const id of [pageId(1), foreign.pages[0]?.modulePageId ?? '', NOWHERE])
    expect(await retract(id, as).then(outcome)).toEqual([404, 'not-found'])
})
