import { getModulePageForPreviewAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { quiz, richText } from '../../../../testing/content/content-elements.ts'
import { NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns one page with its elements in order, without any responses', async () => {
  const { manager, moduleId, pageId, elementId } = await createAuthoring(testServer, [
    { elements: [richText('<p>Davor</p>')] },
    { title: 'Fragen', isExerciseIncluded: true, elements: [richText(), quiz()] },
  ])
  const input = { moduleId, modulePageId: pageId(1) }
  const { body } = await testServer.call(getModulePageForPreviewAsManager, input, manager)
  expect(body).toMatchObject({
    modulePageId: pageId(1),
    title: 'Fragen',
    isExerciseIncluded: true,
    isExerciseConfirmed: false,
    isSeen: false,
    contentElements: [
      { contentElementId: elementId(1, 0), type: 'RICH_TEXT' },
      { contentElementId: elementId(1, 1), type: 'QUIZ', isAnswered: false },
    ],
  })
  expect(body.contentElements).toHaveLength(2)
})

test('returns a hidden page too', async () => {
  const { manager, moduleId, pageId } = await createAuthoring(testServer, [{ isEnabled: false }])
  const input = { moduleId, modulePageId: pageId(0) }
  const { body } = await testServer.call(getModulePageForPreviewAsManager, input, manager)
  expect(body).toMatchObject({ modulePageId: pageId(0), isEnabled: false, contentElements: [] })
})

test('returns 404 for a page of another module or app and for an unknown one', async () => {
  const mine = await createAuthoring(testServer)
  const other = await testServer.createModule(mine.app)
  const foreign = await testServer.createModule(await testServer.createApp())
  for (const [moduleId, modulePageId] of [
    [other.moduleId, mine.pageId(0)],
    [foreign.moduleId, foreign.pages[0]?.modulePageId ?? ''],
    [mine.moduleId, NOWHERE],
  ] as const) {
    const input = { moduleId, modulePageId }
    const answer = await testServer.call(getModulePageForPreviewAsManager, input, mine.manager)
    expect(outcome(answer)).toEqual([404, 'not-found'])
  }
})
