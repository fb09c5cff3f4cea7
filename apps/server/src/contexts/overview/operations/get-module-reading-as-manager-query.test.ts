import {
  getModuleOverviewAsManager,
  getModuleReadingAsManager,
  type ModuleReading,
} from '@wohlauf/contract/overview/overview'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { createAuthoring, createManager } from '../../../testing/people/manager.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { publishReadingFigures } from '../jobs/publish-reading-figures.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const ANSWERS = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const

const QUIZ = {
  type: 'QUIZ' as const,
  content: {
    type: 'QUIZ' as const,
    question: 'Wie viel?',
    possibleAnswers: ANSWERS.map((contentElementQuizAnswerId, index) => ({
      contentElementQuizAnswerId,
      text: `Antwort ${index}`,
      explanation: '',
      isCorrectAnswer: index === 0,
    })),
  },
}

type Read = { pages: number; finished?: boolean; picked?: string }

const createWorld = async (learners: number) => {
  const world = await createAuthoring(testServer, [{}, { elements: [QUIZ] }, { isEnabled: false }])
  const ids: string[] = []
  for (let nth = 0; nth < learners; nth += 1)
    ids.push((await testServer.createUser({ app: world.app as TestApp })).id)
  const write = async (first: number, end: number, { pages, finished, picked }: Read) => {
    const seenPageIds = [world.pageId(0), world.pageId(1)].slice(0, pages)
    for (const id of ids.slice(first, end)) {
      await testServer.adminPool.query(
        `INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids, completed_at)
         VALUES ($1, $2, $3, $4, '{}', $5)`,
        [world.app.appId, id, world.moduleId, seenPageIds, finished ? new Date() : null],
      )
      if (picked)
        await testServer.adminPool.query(
          `INSERT INTO content_element_response (app_id, user_id, content_element_id, is_correct, quiz_answer_id, created_at)
           VALUES ($1, $2, $3, true, $4, now())`,
          [world.app.appId, id, world.elementId(1), picked],
        )
    }
  }
  const publish = () => testServer.runSchedule(publishReadingFigures)
  const read = async (): Promise<ModuleReading> =>
    (await testServer.call(getModuleReadingAsManager, { moduleId: world.moduleId }, world.manager)).body
  return { ...world, write, publish, read }
}

const about = (count: number) => expect.toSatisfy((figure) => Math.abs((figure as number) - count) <= 4)

test('states how many people have reached each page, finished, and picked which answer, once it is published', async () => {
  const { write, publish, read, pageId, elementId, moduleId, manager } = await createWorld(70)
  await write(0, 20, { pages: 1 })
  await write(20, 45, { pages: 2, picked: ANSWERS[0] })
  await write(45, 50, { pages: 2, finished: true, picked: ANSWERS[1] })
  expect(await read()).toMatchObject({
    month: null,
    readers: null,
    pages: [{ reached: null }, { reached: null }],
  })
  await publish()
  const reading = await read()
  expect(reading).toEqual({
    month: `${testServer.clock.now().toISOString().slice(0, 7)}-01`,
    readers: about(50),
    // Five people are too few.
    finished: null,
    pages: [
      { modulePageId: pageId(0), title: expect.any(String), reached: about(50), votes: null, quizzes: [] },
      {
        modulePageId: pageId(1),
        title: expect.any(String),
        reached: about(30),
        votes: null,
        quizzes: [
          {
            contentElementId: elementId(1),
            question: 'Wie viel?',
            answers: [
              { text: 'Antwort 0', isCorrect: true, people: about(25) },
              { text: 'Antwort 1', isCorrect: false, people: null },
            ],
          },
        ],
      },
    ],
  })
  const { body } = await testServer.call(getModuleOverviewAsManager, {}, manager)
  expect(body).toMatchObject([{ moduleId, readers: reading.readers, finished: null }])
})

test('is counted once a month: events in between do not show', async () => {
  const { app, moduleId, write, publish, read } = await createWorld(60)
  await write(0, 30, { pages: 1 })
  await publish()
  const publishedReading = await read()
  await write(30, 45, { pages: 2 })
  await publish()
  expect(await read()).toEqual(publishedReading)
  testServer.clock.advance(32 * 86_400_000)
  await publish()
  // The former session has ended.
  const { as } = await createManager(testServer, app)
  const { month, readers } = (await testServer.call(getModuleReadingAsManager, { moduleId }, as)).body
  expect(readers).toSatisfy((figure) => Math.abs((figure as number) - 45) <= 4)
  expect(month).not.toBe(publishedReading.month)
})

test('is refused for a module of another app, and for one that does not exist', async () => {
  const { manager } = await createAuthoring(testServer)
  const other = await createAuthoring(testServer)
  for (const moduleId of [other.moduleId, NOWHERE])
    expect(outcome(await testServer.call(getModuleReadingAsManager, { moduleId }, manager))).toEqual([
      404,
      'not-found',
    ])
})
