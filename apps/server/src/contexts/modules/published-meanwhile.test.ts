import {
  updateOrderOfContentElementsAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import { markModuleAsCompleted, markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import {
  getModuleAsManager,
  updateOrderOfModulePagesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { quiz, richText } from '../../testing/content/content-elements.ts'
import type { NewPage } from '../../testing/content/modules-and-articles.ts'
import { createReading, outcome } from '../../testing/content/reading.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** A version is published while others write or read: nothing is lost or duplicated. */

const testServer = await startTestServer()
afterAll(testServer.stop)

const begin = async (pages: NewPage[]) => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const [one, other] = [(await createManager(testServer, app)).as, (await createManager(testServer, app)).as]
  const reading = await createReading(testServer, pages, await createLearner(testServer, app))
  const { moduleId, elementId } = reading
  const publish = async () =>
    expect(outcome(await testServer.call(publishModulesAsManager, { moduleIds: [moduleId] }, other))).toBe(
      200,
    )
  await publish()
  return {
    ...reading,
    one,
    other,
    publish,
    write: (title: string, revision?: number, as = one) =>
      testServer.call(
        updateRichTextAsManager,
        {
          contentElementId: elementId(0),
          title,
          textHtml: `<p>${title}</p>`,
          ...(revision === undefined ? {} : { revision }),
        },
        as,
      ),
  }
}

test('a save while another manager publishes succeeds, and is an open change', async () => {
  const desk = await begin([{ elements: [richText()] }])
  await desk.write('Vorher')
  const { body } = await testServer.call(getModuleAsManager, { moduleId: desk.moduleId }, desk.one)
  const openedRevision = body.pages[0]?.contentElements[0]?.revision
  await desk.publish()
  // The answer was lost, so the press is repeated: the second one meets the result of the first.
  expect((await desk.write('Nachher', openedRevision)).status).toBe(200)
  expect(outcome(await desk.write('Nachher', openedRevision))).toEqual([409, 'conflict'])
  const { body: states } = await testServer.call(getStatesOfModulesAsManager, {}, desk.one)
  expect(states).toMatchObject([{ openChanges: 1 }])
  expect((await desk.read()).pages[0]?.contentElements[0]?.title).toBe('Vorher')
  await desk.publish()
  expect((await desk.read()).pages[0]?.contentElements[0]?.title).toBe('Nachher')
})

test('a reader keeps the read pages while pages are sorted, and reads each page once', async () => {
  const { one, publish, as, moduleId, pageId, mark, read, earnings } = await begin([{}, {}, {}])
  expect((await mark(0)).status).toBe(200)
  const sortedIdsOfModulePages = [pageId(2), pageId(1), pageId(0)]
  await testServer.call(updateOrderOfModulePagesAsManager, { moduleId, sortedIdsOfModulePages }, one)
  await publish()
  expect((await read()).pages.map(({ isSeen }) => isSeen)).toEqual([false, false, true])
  // The next page by the order that the reader still has on the screen.
  expect(outcome(await mark(1))).toEqual([409, 'module-page-out-of-order'])
  for (const page of [2, 1, 1, 0]) expect((await mark(page)).status).toBe(200)
  expect((await testServer.call(markModuleAsCompleted, { moduleId }, as)).status).toBe(200)
  expect((await earnings()).entries.filter((entry) => entry.startsWith('module-page-seen'))).toHaveLength(3)
})

test('a reader of a page that is rewritten keeps answers and points, in any order of its elements', async () => {
  const { one, publish, as, mark, pageId, elementId, read, earnings, write } = await begin([
    { elements: [richText(), quiz()] },
    {},
  ])
  const contentElementId = elementId(0, 1)
  const answer = () => testServer.call(markQuizAsAnsweredCorrectly, { contentElementId }, as).then(outcome)
  expect(await answer()).toBe(200)
  await write('Ganz anders')
  const sortedIdsOfContentElements = [contentElementId, elementId(0)]
  const order = { modulePageId: pageId(0), sortedIdsOfContentElements }
  await testServer.call(updateOrderOfContentElementsAsManager, order, one)
  await publish()
  expect((await read()).pages[0]?.contentElements).toMatchObject([
    { isAnswered: true },
    { title: 'Ganz anders' },
  ])
  expect(await answer()).toBe(200)
  expect([(await mark(0)).status, (await mark(0)).status]).toEqual([200, 200])
  expect((await earnings()).entries.toSorted()).toEqual([
    'module-page-seen: 5',
    'quiz-answered-correctly: 10',
  ])
})
