import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModuleAsCompleted,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules/modules'
import { afterAll, describe, expect, test } from 'vitest'
import {
  acknowledgement,
  habitProposal,
  quiz,
  selfReflection,
} from '../../../testing/content/content-elements.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('marks a reachable page, which earns five points the first time', async () => {
  const { mark, read, earnings } = await createReading(testServer, [{}, {}, {}])
  const { status, body } = await mark(0)
  expect([status, body]).toEqual([200, {}])
  await mark(1)
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 2 })
  expect(await mark(0).then(outcome)).toBe(200)
  expect(await mark(1).then(outcome)).toBe(200)
  expect(await earnings()).toEqual({
    healthPoints: 10,
    entries: ['module-page-seen: 5', 'module-page-seen: 5'],
  })
})

test('the last page makes ninety-nine percent, not a hundred', async () => {
  const { mark, read } = await createReading(testServer, [{}, {}])
  await mark(0)
  await mark(1)
  expect(await read()).toMatchObject({
    completionPercentage: 99,
    lastSeenModulePageIndex: 2,
    isCompleted: false,
  })
})

test('thirty concurrent calls write one entry and earn five points', async () => {
  const { mark, earnings, read } = await createReading(testServer, [{}, {}])
  expect(await callConcurrently(30, () => mark(0))).toEqual({ 200: 30 })
  expect((await earnings()).healthPoints).toBe(5)
  expect((await read()).completionPercentage).toBe(50)
  const { rows } = await testServer.adminPool.query(
    'SELECT cardinality(seen_page_ids) AS seen FROM module_progress WHERE module_id = $1',
    [(await read()).moduleId],
  )
  expect(rows).toEqual([{ seen: 1 }])
})

test('concurrent calls for pages of several modules lose no points', async () => {
  const learner = await createLearner(testServer)
  const readings = []
  for (let index = 0; index < 8; index += 1) readings.push(await createReading(testServer, [{}], learner))
  await Promise.all(readings.flatMap(({ mark }) => [mark(0), mark(0)]))
  expect((await earnedBy(testServer, learner.user)).healthPoints).toBe(40)
})

test('an unreachable page is refused, and nothing changes', async () => {
  const { mark, earnings, read } = await createReading(testServer, [{}, {}, {}])
  for (const index of [1, 2]) {
    const { status, refusal } = await mark(index)
    expect([status, refusal]).toEqual([
      409,
      {
        identifier: 'module-page-out-of-order',
        message:
          'Vor dieser Seite ist noch eine ungelesen, vielleicht eine neue. Lies bitte zuerst die vorherigen Seiten.',
      },
    ])
  }
  expect((await earnings()).healthPoints).toBe(0)
  expect((await read()).lastSeenModulePageIndex).toBe(0)
})

describe('a page with open tasks is refused until they are done', () => {
  const refusal = [409, 'module-page-has-open-tasks']

  test('an exercise', async () => {
    const { mark, as, pageId } = await createReading(testServer, [{ isExerciseIncluded: true }])
    expect(await mark(0).then(outcome)).toEqual(refusal)
    await testServer.call(confirmExerciseOfModulePage, { modulePageId: pageId(0) }, as)
    expect(await mark(0).then(outcome)).toBe(200)
  })

  test('every quiz', async () => {
    const { mark, as, elementId } = await createReading(testServer, [{ elements: [quiz(), quiz()] }])
    for (const element of [0, 1]) {
      expect(await mark(0).then(outcome)).toEqual(refusal)
      await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId: elementId(0, element) }, as)
    }
    expect(await mark(0).then(outcome)).toBe(200)
  })

  test('an acknowledgement', async () => {
    const { mark, as, elementId, earnings } = await createReading(testServer, [
      { elements: [acknowledgement()] },
    ])
    expect(await mark(0).then(outcome)).toEqual(refusal)
    expect((await earnings()).healthPoints).toBe(0)
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0, 0) }, as)
    expect(await mark(0).then(outcome)).toBe(200)
  })

  test('a response by another user is not enough', async () => {
    const me = await createReading(testServer, [{ elements: [acknowledgement()] }])
    const other = await createLearner(testServer, me.app)
    await testServer.call(confirmAcknowledgement, { contentElementId: me.elementId(0, 0) }, other.as)
    expect(await me.mark(0).then(outcome)).toEqual(refusal)
  })
})

test('a habit proposal and a self-reflection are not required', async () => {
  const learner = await createLearner(testServer)
  const habitId = await testServer.createHabit(learner.app)
  const { mark } = await createReading(
    testServer,
    [{ elements: [habitProposal(habitId), selfReflection()] }],
    learner,
  )
  expect(await mark(0).then(outcome)).toBe(200)
})

test('a hidden page does not block the next one', async () => {
  const { mark } = await createReading(testServer, [{}, { isEnabled: false, isExerciseIncluded: true }, {}])
  expect(await mark(0).then(outcome)).toBe(200)
  expect(await mark(2).then(outcome)).toBe(200)
})

test('in a completed module a new page changes nothing, and earns nothing', async () => {
  const { mark, as, moduleId, pageId, earnings, read } = await createReading(testServer, [
    {},
    { isEnabled: false },
  ])
  await mark(0)
  await testServer.call(markModuleAsCompleted, { moduleId }, as)
  await testServer.adminPool.query('UPDATE module_page SET is_enabled = true WHERE id = $1', [pageId(1)])
  expect(await mark(1).then(outcome)).toBe(200)
  expect((await earnings()).healthPoints).toBe(55)
  expect(await read()).toMatchObject({ isCompleted: true, completionPercentage: 100 })
})

test('points stay when the page that earned them is deleted', async () => {
  const { mark, pageId, earnings } = await createReading(testServer, [{}])
  await mark(0)
  await testServer.adminPool.query('DELETE FROM module_page WHERE id = $1', [pageId(0)])
  expect((await earnings()).healthPoints).toBe(5)
})

test('returns 404 for a page that is hidden, in a hidden module, of another app or unknown', async () => {
  const { as, app, user } = await createLearner(testServer)
  const hiddenPage = await testServer.createModule(app, { pages: [{ isEnabled: false }] })
  const hiddenModule = await testServer.createModule(app, { isEnabled: false, pages: [{}] })
  const foreign = await testServer.createModule(await testServer.createApp(), { pages: [{}] })
  const ids = [hiddenPage, hiddenModule, foreign].map(({ pages }) => pages[0]?.modulePageId ?? '')
  for (const modulePageId of [...ids, NOWHERE])
    expect(await testServer.call(markModulePageAsSeen, { modulePageId }, as).then(outcome)).toEqual([
      404,
      'not-found',
    ])
  expect(await earnedBy(testServer, user)).toEqual({ healthPoints: 0, entries: [] })
})
