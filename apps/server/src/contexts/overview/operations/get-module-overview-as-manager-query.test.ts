import { createFeedbackMessage } from '@wohlauf/contract/feedback/feedback'
import {
  createRichTextAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { getModuleOverviewAsManager } from '@wohlauf/contract/overview/overview'
import { afterAll, expect, test } from 'vitest'
import { createVersionDesk } from '../../../testing/content/version-desk.ts'
import { createAuthoring } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const PAGES = [{}, {}, { isEnabled: false }]

test('counts the shown pages, their minutes and open messages, and nothing of another app', async () => {
  const { as, manager, moduleId, pageId } = await createAuthoring(testServer, PAGES)
  await createAuthoring(testServer)
  const message = {
    kind: 'MODULE_PAGE',
    itemId: pageId(0),
    reason: 'COMMENT',
    message: 'Gut erklärt.',
  } as const
  await testServer.call(createFeedbackMessage, message, as)
  const { body } = await testServer.call(getModuleOverviewAsManager, {}, manager)
  expect(body).toEqual([
    {
      moduleId,
      pages: 2,
      minutes: 2,
      readers: null,
      finished: null,
      openMessages: 1,
    },
  ])
})

test('the minutes follow each change of a page, and those of another app are its own', async () => {
  const desk = await createVersionDesk(testServer)
  await createVersionDesk(testServer)
  const minutes = async () =>
    (await testServer.call(getModuleOverviewAsManager, {}, desk.manager)).body.map((each) => each.minutes)
  expect([await minutes(), await minutes()]).toEqual([[2], [2]])
  const textHtml = `<p>${'Wasser '.repeat(900)}</p>`
  const added = await testServer.call(
    createRichTextAsManager,
    { modulePageId: desk.pageId(0), title: 'Lang', textHtml },
    desk.manager,
  )
  expect(await minutes()).toEqual([6])
  const { contentElementId } = added.body
  await testServer.call(
    updateRichTextAsManager,
    { contentElementId, title: 'Lang', textHtml: textHtml + textHtml },
    desk.manager,
  )
  expect(await minutes()).toEqual([11])
  await desk.remove(contentElementId)
  expect(await minutes()).toEqual([2])
})
