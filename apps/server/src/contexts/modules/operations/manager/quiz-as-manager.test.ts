import {
  createQuizAsManager,
  updateQuizAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import type { InputOf } from '@wohlauf/contract/operation'
import { afterAll, expect, test } from 'vitest'
import { writtenQuiz } from '../../../../testing/content/element-samples.ts'
import { NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type Quiz = Omit<InputOf<typeof createQuizAsManager>, 'modulePageId' | 'contentElementId' | 'title'>

const quizInput = (question: string, right: 0 | 1) => writtenQuiz(question, right).writtenFields as Quiz

const createDesk = async () => {
  const desk = await createAuthoring(testServer)
  const create = (quiz: Quiz) =>
    testServer.call(
      createQuizAsManager,
      { modulePageId: desk.pageId(0), title: 'Frage', ...quiz },
      desk.manager,
    )
  return {
    ...desk,
    create,
    change: (contentElementId: string, quiz: Quiz) =>
      testServer.call(updateQuizAsManager, { contentElementId, title: 'Frage', ...quiz }, desk.manager),
    shownElement: async () => (await desk.read()).pages[0]?.contentElements[0],
  }
}

test('a learner’s first pick stays, whichever answer is right later', async () => {
  const { create, change, shownElement, as, earnings } = await createDesk()
  const quiz = quizInput('Wie viel?', 0)
  const { contentElementId } = (await create(quiz)).body
  const contentElementQuizAnswerId = quiz.idOfCorrectAnswer
  await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId, contentElementQuizAnswerId }, as)
  const points = await earnings()
  expect(await change(contentElementId, quizInput('Wie viel denn?', 1)).then(outcome)).toBe(200)
  expect(await shownElement()).toMatchObject({
    question: 'Wie viel denn?',
    isAnswered: true,
    idOfGivenAnswer: contentElementQuizAnswerId,
  })
  expect(await earnings()).toEqual(points)
})

test('it stays answered when the picked answer is deleted', async () => {
  const { create, change, shownElement, as } = await createDesk()
  const quiz = quizInput('Wie viel?', 0)
  const { contentElementId } = (await create(quiz)).body
  const contentElementQuizAnswerId = quiz.idOfCorrectAnswer
  await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId, contentElementQuizAnswerId }, as)
  const [, second] = quiz.possibleAnswers
  if (!second) throw new Error('the quiz has one answer only')
  const third = { ...second, contentElementQuizAnswerId: NOWHERE }
  const { contentElementQuizAnswerId: idOfCorrectAnswer } = second
  await change(contentElementId, { ...quiz, possibleAnswers: [second, third], idOfCorrectAnswer })
  expect(await shownElement()).toMatchObject({
    isAnswered: true,
    idOfGivenAnswer: contentElementQuizAnswerId,
  })
})

test('it has at least two different answers, and one of them is right', async () => {
  const { create, shownElement } = await createDesk()
  const quiz = quizInput('Wie viel?', 0)
  const [first, second] = quiz.possibleAnswers
  if (!first || !second) throw new Error('the quiz has too few answers')
  const many = Array.from({ length: 21 }, (_, index) => ({
    ...first,
    contentElementQuizAnswerId: `00000000-0000-4000-8000-0000000000${index + 10}`,
  }))
  const [, ...twenty] = many
  const cases: [Partial<Quiz>, Record<string, string>][] = [
    [
      { possibleAnswers: [first] },
      { possibleAnswers: 'Es müssen mindestens zwei mögliche Antworten angegeben werden.' },
    ],
    [{ possibleAnswers: [first, first] }, { possibleAnswers: 'Der Wert ist nicht gültig' }],
    [{ idOfCorrectAnswer: '' }, { idOfCorrectAnswer: 'Dieses Feld muss gefüllt sein' }],
    [{ idOfCorrectAnswer: NOWHERE }, { idOfCorrectAnswer: 'Dieses Feld muss gefüllt sein' }],
    [
      { possibleAnswers: [first, { ...second, text: ' ' }] },
      { 'possibleAnswers.1.text': 'Dieses Feld muss gefüllt sein' },
    ],
    [{ question: 'a'.repeat(256) }, { question: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
    [{ possibleAnswers: many }, { possibleAnswers: 'Es können maximal 20 Optionen ausgewählt werden' }],
  ]
  for (const [wrong, fields] of cases)
    expect((await create({ ...quiz, ...wrong })).refusal).toMatchObject({ identifier: 'not-valid', fields })
  expect(await shownElement()).toBeUndefined()
  const right = twenty[0]?.contentElementQuizAnswerId ?? ''
  const longest = { possibleAnswers: twenty, idOfCorrectAnswer: right, question: 'a'.repeat(255) }
  expect(await create(longest).then(outcome)).toBe(200)
})
