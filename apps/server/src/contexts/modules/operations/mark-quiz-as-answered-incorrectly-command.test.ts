import { markQuizAsAnsweredIncorrectly } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { quiz } from '../../../testing/content/content-elements.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createQuiz = async () => {
  const element = quiz()
  const reading = await createReading(testServer, [{ elements: [element] }, { elements: [quiz()] }])
  const [right, wrong] = element.content.type === 'QUIZ' ? element.content.possibleAnswers : []
  return {
    ...reading,
    right: right?.contentElementQuizAnswerId ?? '',
    wrong: wrong?.contentElementQuizAnswerId ?? '',
    claim: (contentElementQuizAnswerId?: string, page = 0) =>
      testServer.call(
        markQuizAsAnsweredIncorrectly,
        { contentElementId: reading.elementId(page), contentElementQuizAnswerId },
        reading.as,
      ),
    state: async () => {
      const [element] = (await reading.read()).pages[0]?.contentElements ?? []
      return element?.type === 'QUIZ' ? [element.isAnswered, element.idOfGivenAnswer] : element
    },
  }
}

test('a wrong answer closes the quiz and earns nothing', async () => {
  const { claim, wrong, state, earnings, mark } = await createQuiz()
  const { status, body } = await claim(wrong)
  expect([status, body]).toEqual([200, {}])
  expect(await state()).toEqual([true, wrong])
  expect(await earnings()).toEqual({ healthPoints: 0, entries: [] })
  expect(await mark(0).then(outcome)).toBe(200)
})

test('the picked answer decides: a right one earns its points here too', async () => {
  const { claim, right, state, earnings } = await createQuiz()
  await claim(right)
  expect([await state(), (await earnings()).healthPoints]).toEqual([[true, right], 10])
})

test('for an older client, which names no answer, the operation decides', async () => {
  const { claim, state, earnings } = await createQuiz()
  expect(await claim().then(outcome)).toBe(200)
  expect([await state(), (await earnings()).entries]).toEqual([[true, null], []])
})

test('twenty concurrent calls are one pick', async () => {
  const { claim, wrong, state } = await createQuiz()
  expect(await callConcurrently(20, () => claim(wrong))).toEqual({ 200: 20 })
  expect(await state()).toEqual([true, wrong])
})

test('an answer of another quiz returns 404, a quiz on an unreachable page is refused', async () => {
  const { claim, wrong, state } = await createQuiz()
  expect(await claim(NOWHERE).then(outcome)).toEqual([404, 'not-found'])
  expect(await claim('keine').then(outcome)).toEqual([400, 'not-valid'])
  expect(await claim(undefined, 1).then(outcome)).toEqual([409, 'module-page-out-of-order'])
  expect(await claim(wrong, 2).then(outcome)).toEqual([400, 'not-valid'])
  expect(await state()).toEqual([false, null])
})
