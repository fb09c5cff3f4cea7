import { confirmExerciseOfModulePage, retractExerciseOfModulePage } from '@wohlauf/contract/modules'
import { afterAll, expect, test } from 'vitest'
import { atOnce, createLearner } from '../../../testing/learner.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

const exercise = { isExerciseIncluded: true }
const confirm = (modulePageId: string, as: object) =>
  house.call(confirmExerciseOfModulePage, { modulePageId }, as)
const retract = (modulePageId: string, as: object) =>
  house.call(retractExerciseOfModulePage, { modulePageId }, as)

test('a confirmed exercise is open again, and holds its page up again', async () => {
  const { as, pageId, mark, read } = await createReading(house, [exercise])
  await confirm(pageId(0), as)
  const { status, body } = await retract(pageId(0), as)
  expect([status, body]).toEqual([200, {}])
  expect((await read()).pages[0]?.isExerciseConfirmed).toBe(false)
  expect(await mark(0).then(outcome)).toEqual([409, 'module-page-has-open-tasks'])
})

test('a page that was seen stays seen', async () => {
  const { as, pageId, mark, read } = await createReading(house, [exercise, {}])
  await confirm(pageId(0), as)
  await mark(0)
  await retract(pageId(0), as)
  expect(await read()).toMatchObject({ completionPercentage: 50, lastSeenModulePageIndex: 1 })
})

test('what was never confirmed stays as it is, also many times at once', async () => {
  const { as, pageId, read, earned } = await createReading(house, [exercise])
  expect(await atOnce(10, () => retract(pageId(0), as))).toEqual({ 200: 10 })
  expect((await read()).pages[0]?.isExerciseConfirmed).toBe(false)
  expect((await earned()).entries).toEqual([])
})

test('nobody retracts for somebody else', async () => {
  const mine = await createReading(house, [exercise])
  const other = await createLearner(house, mine.app)
  await confirm(mine.pageId(0), mine.as)
  expect(await retract(mine.pageId(0), other.as).then(outcome)).toBe(200)
  expect((await mine.read()).pages[0]?.isExerciseConfirmed).toBe(true)
})

test('a page without an exercise is refused; one that is hidden, foreign or nowhere is not found', async () => {
  const { as, pageId } = await createReading(house, [{}, { ...exercise, isEnabled: false }])
  const elsewhere = await createLearner(house)
  const foreign = await house.createModule(elsewhere.app, { pages: [exercise] })
  expect(await retract(pageId(0), as).then(outcome)).toEqual([409, 'exercise-not-included'])
  for (const id of [pageId(1), foreign.pages[0]?.modulePageId ?? '', NOWHERE])
    expect(await retract(id, as).then(outcome)).toEqual([404, 'not-found'])
})
