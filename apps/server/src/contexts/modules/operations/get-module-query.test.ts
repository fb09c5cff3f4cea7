import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  getModule,
  markModulePageAsSeen,
  markQuizAsAnsweredIncorrectly,
} from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import {
  acknowledgement,
  documentElement,
  habitProposal,
  picture,
  quiz,
  richText,
  selfReflection,
  video,
} from '../../../testing/content/content-elements.ts'
import { NOWHERE } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A module with every type of element on its first page, and the ids needed to respond to them. */
const createFullModule = async (learner: Awaited<ReturnType<typeof createLearner>>) => {
  const { app } = learner
  const habitId = await testServer.createHabit(app, { title: 'Wasser trinken' })
  const { documentId } = await testServer.createDocument(app, {
    title: 'Wochenplan',
    fileName: 'Übersicht.pdf',
  })
  const question = quiz('Was stillt Durst?')
  const elements = [
    { ...richText('<p>Hallo.</p>'), title: 'Zum Einstieg' },
    video('76979871'),
    picture(),
    question,
    habitProposal(habitId),
    acknowledgement(),
    documentElement(documentId),
    selfReflection(),
  ]
  const createdModule = await testServer.createModule(app, {
    title: 'Trinken',
    pages: [{ title: 'Anfang', isExerciseIncluded: true, elements }, { title: 'Ende' }],
  })
  const answers = question.content.type === 'QUIZ' ? question.content.possibleAnswers : []
  const [first] = createdModule.pages
  return { ...createdModule, habitId, documentId, answers, placed: first?.elements ?? [] }
}

const details = async ({ moduleId }: { moduleId: string }, { as }: { as: object }) => {
  const { status, body } = await testServer.call(getModule, { moduleId }, as)
  expect(status).toBe(200)
  return body
}

test('returns a module’s pages in order, and their elements with everything they refer to', async () => {
  const learner = await createLearner(testServer)
  const createdModule = await createFullModule(learner)
  const body = await details(createdModule, learner)
  expect(body).toMatchObject({
    moduleId: createdModule.moduleId,
    title: 'Trinken',
    image: { url: `/api/files/images/${createdModule.imageId}/40.webp` },
    completionPercentage: 0,
    lastSeenModulePageIndex: 0,
    isCompleted: false,
    isMostRecentlyViewedModule: false,
  })
  expect(body.pages.map(({ title, isExerciseIncluded }) => [title, isExerciseIncluded])).toEqual([
    ['Anfang', true],
    ['Ende', false],
  ])
  const id = (index: number) => ({
    contentElementId: createdModule.placed[index]?.contentElementId,
    title: '',
  })
  expect(body.pages[0]?.contentElements).toEqual([
    { ...id(0), title: 'Zum Einstieg', type: 'RICH_TEXT', textHtml: '<p>Hallo.</p>' },
    { ...id(1), type: 'VIDEO', videoId: '76979871' },
    {
      ...id(2),
      type: 'IMAGE',
      image: {
        hash: expect.any(String),
        url: expect.stringMatching(/^\/api\/files\/images\/[0-9a-f-]{36}\/40\.webp$/),
        aspectRatio: 40 / 30,
        widths: [40],
        alternativeText: 'Ein Bild',
      },
    },
    {
      ...id(3),
      type: 'QUIZ',
      question: 'Was stillt Durst?',
      possibleAnswers: createdModule.answers,
      isAnswered: false,
      idOfGivenAnswer: null,
    },
    {
      ...id(4),
      type: 'HABIT_PROPOSAL',
      habitId: createdModule.habitId,
      habitTitle: 'Wasser trinken',
      habitIntroduction: '<p>So geht es.</p>',
      isHabitIntentCreated: false,
    },
    {
      ...id(5),
      type: 'ACKNOWLEDGEMENT',
      introduction: '<p>Bitte lies das.</p>',
      acknowledgement: 'Gelesen',
      isConfirmed: false,
    },
    {
      ...id(6),
      type: 'DOCUMENT',
      idOfReferencedDocument: createdModule.documentId,
      documentTitle: 'Wochenplan',
      documentExplanation: '<p>Zum Ausdrucken.</p>',
      documentFileName: 'Übersicht.pdf',
    },
    {
      ...id(7),
      type: 'SELF_REFLECTION',
      question: '<p>Wie war es?</p>',
      selfReflectionOptions: [
        { answer: 'Leicht', reaction: '<p>Schön.</p>' },
        { answer: 'Schwer', reaction: '<p>Das wird.</p>' },
      ],
    },
  ])
})

test('contains its reader’s responses, and nobody else’s', async () => {
  const me = await createLearner(testServer)
  const other = await createLearner(testServer, me.app)
  const createdModule = await createFullModule(me)
  const [page] = createdModule.pages
  const element = (index: number) => ({
    contentElementId: createdModule.placed[index]?.contentElementId ?? '',
  })
  const modulePageId = page?.modulePageId ?? ''
  const wrong = createdModule.answers.find(({ isCorrectAnswer }) => !isCorrectAnswer)
  const pick = { ...element(3), contentElementQuizAnswerId: wrong?.contentElementQuizAnswerId ?? '' }
  await testServer.call(markQuizAsAnsweredIncorrectly, pick, me.as)
  await testServer.call(confirmAcknowledgement, element(5), me.as)
  await testServer.call(confirmExerciseOfModulePage, { modulePageId }, me.as)
  const intent = {
    habitId: createdModule.habitId,
    weekdays: ['MONDAY' as const],
    notificationTime: '12:00:00',
  }
  await testServer.call(createHabitIntent, intent, me.as)
  await testServer.call(markModulePageAsSeen, { modulePageId }, me.as)

  const state = async (reader: typeof me) => {
    const { completionPercentage, lastSeenModulePageIndex, pages } = await details(createdModule, reader)
    const elements = pages[0]?.contentElements ?? []
    return [
      completionPercentage,
      lastSeenModulePageIndex,
      pages[0]?.isExerciseConfirmed,
      ...elements.flatMap((each) => {
        if (each.type === 'QUIZ') return [each.isAnswered, each.idOfGivenAnswer]
        if (each.type === 'ACKNOWLEDGEMENT') return [each.isConfirmed]
        return each.type === 'HABIT_PROPOSAL' ? [each.isHabitIntentCreated] : []
      }),
    ]
  }
  expect(await state(me)).toEqual([50, 1, true, true, wrong?.contentElementQuizAnswerId, true, true])
  expect(await state(other)).toEqual([0, 0, false, false, null, false, false])
})

test('omits hidden pages and their elements', async () => {
  const learner = await createLearner(testServer)
  const createdModule = await testServer.createModule(learner.app, {
    pages: [{ title: 'A' }, { title: 'B', isEnabled: false, elements: [richText()] }, { title: 'C' }],
  })
  const { pages } = await details(createdModule, learner)
  expect(pages.map(({ title, isEnabled }) => [title, isEnabled])).toEqual([
    ['A', true],
    ['C', true],
  ])
})

test('returns the same 404 for a module that is hidden, of another app or unknown', async () => {
  const { app, as } = await createLearner(testServer)
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const foreign = await testServer.createModule(await testServer.createApp())
  const answers = []
  for (const moduleId of [hiddenModule.moduleId, foreign.moduleId, NOWHERE])
    answers.push(await testServer.call(getModule, { moduleId }, as))
  for (const { status, refusal } of answers)
    expect([status, refusal]).toEqual([
      404,
      { identifier: 'not-found', message: 'Das wurde leider nicht gefunden.' },
    ])
})

test('refuses a malformed id', async () => {
  const { as } = await createLearner(testServer)
  const { status, refusal } = await testServer.call(getModule, { moduleId: 'eins' }, as)
  expect([status, refusal?.fields]).toEqual([400, { moduleId: 'Der Wert ist nicht gültig' }])
})
