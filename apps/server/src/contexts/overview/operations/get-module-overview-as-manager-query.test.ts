import { createFeedbackMessage } from '@wohlauf/contract/feedback/feedback'
import { getModuleOverviewAsManager } from '@wohlauf/contract/overview/overview'
import { afterAll, expect, test } from 'vitest'
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
