import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test.each([true, false])('says whether each save is published: %s', async (publishesOnSave) => {
  const { as } = await createManager(testServer, await testServer.createApp({ publishesOnSave }))
  expect((await testServer.call(getPublishingModeAsManager, {}, as)).body).toEqual({ publishesOnSave })
})
