import { getModuleOverviewAsManager, getModuleReadingAsManager } from '@wohlauf/contract/overview/overview'
import { afterAll, expect, test } from 'vitest'
import { createReaders, readModule } from '../../../testing/content/readers.ts'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { createAuthoring } from '../../../testing/people/manager.ts'
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

/** Six times the deviation of an estimate among 300 people. */
const about = (count: number) => expect.toSatisfy((figure) => Math.abs(figure - count) <= 90)

test('states about how many people have read, finished, reached each page, and picked which answer', async () => {
  const { app, moduleId, pageId, elementId, manager } = await createAuthoring(testServer, [
    {},
    { elements: [QUIZ] },
    { isEnabled: false },
  ])
  const ask = async () => (await testServer.call(getModuleReadingAsManager, { moduleId }, manager)).body
  const read = async (people: number, pages: number, isFinished = false, answer?: string) =>
    readModule(
      testServer,
      app,
      await createReaders(testServer, app, { people }),
      {
        moduleId,
        pageIds: [pageId(0), pageId(1)].slice(0, pages),
        isFinished,
        ...(answer ? { pick: [elementId(1), answer] } : {}),
      },
      '2026-02-10T12:00:00Z',
    )
  await read(100, 1)
  await read(150, 2, false, ANSWERS[0])
  await read(50, 2, true, ANSWERS[1])
  const nothing = { month: null, readers: null, finished: null }
  expect(await ask()).toMatchObject({ ...nothing, pages: [{ reached: null }, { reached: null }] })
  await testServer.runSchedule(publishReadingFigures)
  const reading = await ask()
  expect(reading).toEqual({
    month: `${testServer.clock.now().toISOString().slice(0, 7)}-01`,
    readers: about(300),
    finished: about(50),
    pages: [
      { modulePageId: pageId(0), title: expect.any(String), reached: about(300), votes: null, quizzes: [] },
      {
        modulePageId: pageId(1),
        title: expect.any(String),
        reached: about(200),
        votes: null,
        quizzes: [
          {
            contentElementId: elementId(1),
            question: 'Wie viel?',
            answers: [
              { text: 'Antwort 0', isCorrect: true, people: about(150) },
              { text: 'Antwort 1', isCorrect: false, people: about(50) },
            ],
          },
        ],
      },
    ],
  })
  const { body } = await testServer.call(getModuleOverviewAsManager, {}, manager)
  expect(body).toMatchObject([{ moduleId, readers: reading.readers, finished: reading.finished }])
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
