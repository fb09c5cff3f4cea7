import { confirmExerciseOfModulePage, retractExerciseOfModulePage } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const exercise = { isExerciseIncluded: true }
const confirm = (modulePageId: string, as: object) =>
  testServer.call(confirmExerciseOfModulePage, { modulePageId }, as)

test('confirms an exercise, which earns five points the first time', async () => {
  const { as, pageId, read, earnings } = await createReading(testServer, [exercise])
  const { status, body } = await confirm(pageId(0), as)
  expect([status, body]).toEqual([200, {}])
  expect(await confirm(pageId(0), as).then(outcome)).toBe(200)
  expect((await read()).pages[0]?.isExerciseConfirmed).toBe(true)
  expect(await earnings()).toEqual({ healthPoints: 5, entries: ['exercise-confirmed: 5'] })
})

test('retracting deducts no points, and confirming again earns none', async () => {
  const { as, pageId, earnings } = await createReading(testServer, [exercise])
  for (let round = 0; round < 3; round += 1) {
    await confirm(pageId(0), as)
    await testServer.call(retractExerciseOfModulePage, { modulePageId: pageId(0) }, as)
    expect((await earnings()).healthPoints).toBe(5)
  }
})

test('thirty concurrent calls confirm it once', async () => {
  const { as, pageId, earnings } = await createReading(testServer, [exercise])
  expect(await callConcurrently(30, () => confirm(pageId(0), as))).toEqual({ 200: 30 })
  expect((await earnings()).healthPoints).toBe(5)
  const { rows } = await testServer.adminPool.query(
    'SELECT confirmed_exercise_page_ids AS ids FROM module_progress WHERE $1 = ANY (confirmed_exercise_page_ids)',
    [pageId(0)],
  )
  expect(rows).toEqual([{ ids: [pageId(0)] }])
})

test('is refused on a page without an exercise, or that cannot be reached yet', async () => {
  const { as, pageId, earnings } = await createReading(testServer, [{}, exercise])
  const { status, refusal } = await confirm(pageId(0), as)
  expect([status, refusal]).toEqual([
    409,
    { identifier: 'exercise-not-included', message: 'Diese Seite enthält keine Übung.' },
  ])
  expect(await confirm(pageId(1), as).then(outcome)).toEqual([409, 'module-page-out-of-order'])
  expect((await earnings()).entries).toEqual([])
})

test('returns 404 for a page that is hidden, of another app or unknown', async () => {
  const { as, pageId } = await createReading(testServer, [{ ...exercise, isEnabled: false }])
  const elsewhere = await createLearner(testServer)
  const foreign = await testServer.createModule(elsewhere.app, { pages: [exercise] })
  for (const id of [pageId(0), foreign.pages[0]?.modulePageId ?? '', NOWHERE])
    expect(await confirm(id, as).then(outcome)).toEqual([404, 'not-found'])
})
