import { confirmAcknowledgement, markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { CONTENT_ELEMENT_TYPES } from '@wohlauf/contract/values/elements/content-elements'
import { afterAll, expect, test } from 'vitest'
import { oneOfEach, richText } from '../../../../testing/content/content-elements.ts'
import { createReading, NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { createLearner } from '../../../../testing/people/learner.ts'
import { createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createWithAllTypes = async () => {
  const learner = await createLearner(testServer)
  const manager = await createManager(testServer, learner.app)
  const habitId = await testServer.createHabit(learner.app)
  const { documentId } = await testServer.createDocument(learner.app)
  const elements = oneOfEach({ habitId, documentId })
  const reading = await createReading(testServer, [{ elements, isExerciseIncluded: true }], learner)
  return { ...reading, manager: manager.as }
}

test('returns elements of all types as learners get them, each with its revision', async () => {
  const { manager, moduleId, read } = await createWithAllTypes()
  const { body } = await testServer.call(getModuleAsManager, { moduleId }, manager)
  const [page] = body.pages
  const [readPage] = (await read()).pages
  expect(page).toEqual({
    ...readPage,
    minutesOverride: null,
    revision: 1,
    contentElements: readPage?.contentElements.map((element) => ({ ...element, revision: 1 })),
  })
  expect(page?.contentElements.map(({ type }) => type)).toEqual(CONTENT_ELEMENT_TYPES)
})

test('learners get no revisions', async () => {
  const { read } = await createWithAllTypes()
  expect(JSON.stringify(await read())).not.toContain('revision')
})

test('contains no progress, neither a learner’s nor the manager’s own', async () => {
  const { as, manager, user, moduleId, elementId } = await createWithAllTypes()
  await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId: elementId(0) }, as)
  await testServer.call(confirmAcknowledgement, { contentElementId: elementId(0, 1) }, as)
  await testServer.adminPool.query(`UPDATE app_user SET role = 'ROLE_APP_MANAGER' WHERE id = $1`, [user.id])
  for (const who of [as, manager]) {
    const { body } = await testServer.call(getModuleAsManager, { moduleId }, who)
    expect(body.pages).toMatchObject([
      {
        isExerciseConfirmed: false,
        isSeen: false,
        contentElements: expect.arrayContaining([
          expect.objectContaining({ type: 'QUIZ', isAnswered: false, idOfGivenAnswer: null }),
          expect.objectContaining({ type: 'ACKNOWLEDGEMENT', isConfirmed: false }),
          expect.objectContaining({ type: 'HABIT_PROPOSAL', isHabitIntentCreated: false }),
        ]),
      },
    ])
  }
})

test('contains hidden pages of a hidden module, in order, also empty ones', async () => {
  const { app, as } = await createManager(testServer)
  const { moduleId, imageId } = await testServer.createModule(app, {
    title: 'Trinken',
    isEnabled: false,
    pages: [{ title: 'Eins' }, { title: 'Zwei', isEnabled: false, elements: [richText()] }],
  })
  const { body } = await testServer.call(getModuleAsManager, { moduleId }, as)
  expect(body).toMatchObject({ moduleId, title: 'Trinken', isEnabled: false, revision: 1 })
  expect(body.image.url).toContain(imageId)
  expect(
    body.pages.map(({ title, isEnabled, contentElements }) => [title, isEnabled, contentElements.length]),
  ).toEqual([
    ['Eins', true, 0],
    ['Zwei', false, 1],
  ])
})

test('returns thirty pages with two hundred elements completely and in order', async () => {
  const { app, as } = await createManager(testServer)
  const pages = Array.from({ length: 30 }, (_, page) => ({
    title: `Seite ${page}`,
    elements: Array.from({ length: page < 20 ? 7 : 6 }, (_each, index) =>
      richText(`<p>${page}.${index}</p>`),
    ),
  }))
  const { moduleId } = await testServer.createModule(app, { pages })
  const { body } = await testServer.call(getModuleAsManager, { moduleId }, as)
  const texts = body.pages.map(({ contentElements }) =>
    contentElements.map((element) => (element.type === 'RICH_TEXT' ? element.textHtml : '')),
  )
  expect(texts.flat()).toHaveLength(200)
  expect(texts).toEqual(pages.map((_, page) => texts[page]?.map((_text, index) => `<p>${page}.${index}</p>`)))
})

test('returns 404 for a module of another app and for an unknown one', async () => {
  const { as } = await createManager(testServer)
  const foreign = await testServer.createModule(await testServer.createApp())
  for (const moduleId of [foreign.moduleId, NOWHERE])
    expect(await testServer.call(getModuleAsManager, { moduleId }, as).then(outcome)).toEqual([
      404,
      'not-found',
    ])
})
