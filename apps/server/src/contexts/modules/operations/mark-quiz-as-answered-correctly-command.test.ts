import { markQuizAsAnsweredCorrectly, markQuizAsAnsweredIncorrectly } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { acknowledgement, quiz } from '../../../testing/content/content-elements.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/**
 * A quiz on the first page, its right and its wrong answer, and the two operations that report one of them.
 */
const createQuiz = async () => {
  const element = quiz()
  const reading = await createReading(testServer, [{ elements: [element] }])
  const answers = element.content.type === 'QUIZ' ? element.content.possibleAnswers : []
  const answerId = (isCorrect: boolean) =>
    answers.find((answer) => answer.isCorrectAnswer === isCorrect)?.contentElementQuizAnswerId ?? ''
  const pick = (contentElementQuizAnswerId?: string) => ({
    contentElementId: reading.elementId(0),
    ...(contentElementQuizAnswerId ? { contentElementQuizAnswerId } : {}),
  })
  return {
    ...reading,
    right: answerId(true),
    wrong: answerId(false),
    claimRight: (id?: string) => testServer.call(markQuizAsAnsweredCorrectly, pick(id), reading.as),
    claimWrong: (id?: string) => testServer.call(markQuizAsAnsweredIncorrectly, pick(id), reading.as),
    state: async () => {
      const [element] = (await reading.read()).pages[0]?.contentElements ?? []
      return element?.type === 'QUIZ' ? [element.isAnswered, element.idOfGivenAnswer] : element
    },
  }
}

test('the right answer as the first pick earns ten points, once', async () => {
  const { claimRight, right, state, earnings } = await createQuiz()
  const { status, body } = await claimRight(right)
  expect([status, body]).toEqual([200, {}])
  expect(await claimRight(right).then(outcome)).toBe(200)
  expect(await state()).toEqual([true, right])
  expect(await earnings()).toEqual({ healthPoints: 10, entries: ['quiz-answered-correctly: 10'] })
})

test('only the first pick counts: later ones return 200 and change nothing', async () => {
  const first = await createQuiz()
  await first.claimWrong(first.wrong)
  expect(await first.claimRight(first.right).then(outcome)).toBe(200)
  expect([await first.state(), (await first.earnings()).healthPoints]).toEqual([[true, first.wrong], 0])

  const second = await createQuiz()
  await second.claimRight(second.right)
  expect(await second.claimWrong(second.wrong).then(outcome)).toBe(200)
  expect([await second.state(), (await second.earnings()).healthPoints]).toEqual([[true, second.right], 10])
})

test('the picked answer decides, whichever operation reports it', async () => {
  const { claimRight, wrong, state, earnings } = await createQuiz()
  expect(await claimRight(wrong).then(outcome)).toBe(200)
  expect([await state(), (await earnings()).healthPoints]).toEqual([[true, wrong], 0])
})

test('for an older client, which names no answer, the operation decides', async () => {
  const { claimRight, state, earnings } = await createQuiz()
  expect(await claimRight().then(outcome)).toBe(200)
  expect([await state(), (await earnings()).healthPoints]).toEqual([[true, null], 10])
})

test('an answer of another quiz returns 404, and the quiz stays open', async () => {
  const { claimRight, state, earnings } = await createQuiz()
  const other = await createQuiz()
  for (const id of [other.right, NOWHERE])
    expect(await claimRight(id).then(outcome)).toEqual([404, 'not-found'])
  expect([await state(), (await earnings()).healthPoints]).toEqual([[false, null], 0])
})

test('thirty concurrent calls are one pick with ten points', async () => {
  const { claimRight, right, earnings } = await createQuiz()
  expect(await callConcurrently(30, () => claimRight(right))).toEqual({ 200: 30 })
  expect(await earnings()).toEqual({ healthPoints: 10, entries: ['quiz-answered-correctly: 10'] })
})

test('one of several concurrent right and wrong picks is the first, and the points match it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { claimRight, claimWrong, right, wrong, state, earnings } = await createQuiz()
    await Promise.all([claimWrong(wrong), claimRight(right), claimWrong(wrong), claimRight(right)])
    const points = (await earnings()).healthPoints
    expect(await state()).toEqual([true, points === 10 ? right : wrong])
  }
})

test('a quiz on an unreachable page is refused', async () => {
  const { as, elementId, earnings } = await createReading(testServer, [{}, { elements: [quiz()] }])
  const answer = await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId: elementId(1) }, as)
  expect(outcome(answer)).toEqual([409, 'module-page-out-of-order'])
  expect((await earnings()).entries).toEqual([])
})

test('returns 404 for an element that is not a quiz, hidden, of another app or unknown', async () => {
  const { app, as, elementId } = await createReading(testServer, [
    { elements: [acknowledgement()] },
    { isEnabled: false, elements: [quiz()] },
  ])
  const hiddenModule = await testServer.createModule(app, {
    isEnabled: false,
    pages: [{ elements: [quiz()] }],
  })
  const elsewhere = await createLearner(testServer)
  const foreign = await testServer.createModule(elsewhere.app, { pages: [{ elements: [quiz()] }] })
  const ids = [hiddenModule, foreign].map(({ pages }) => pages[0]?.elements[0]?.contentElementId ?? '')
  for (const contentElementId of [elementId(0), elementId(1), ...ids, NOWHERE])
    expect(
      await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId }, as).then(outcome),
    ).toEqual([404, 'not-found'])
})
