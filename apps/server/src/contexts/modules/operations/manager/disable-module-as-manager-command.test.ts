import { getModule, getModules, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { disableModuleAsManager, enableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a module hidden while it is read leaves the reader’s list, and returns with the same progress', async () => {
  const { as, manager, moduleId, mark, read, pageId, earnings } = await createAuthoring(testServer, [
    {},
    {},
    {},
  ])
  await mark(0)
  await mark(1)
  const before = await read()
  expect(before).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 2 })

  expect(await testServer.call(disableModuleAsManager, { moduleId }, manager).then(outcome)).toBe(200)
  expect((await testServer.call(getModules, {}, as)).body).toEqual([])
  expect(await testServer.call(getModule, { moduleId }, as).then(outcome)).toEqual([404, 'not-found'])
  expect(await testServer.call(markModulePageAsSeen, { modulePageId: pageId(2) }, as).then(outcome)).toEqual([
    404,
    'not-found',
  ])

  expect(await testServer.call(enableModuleAsManager, { moduleId }, manager).then(outcome)).toBe(200)
  expect(await read()).toEqual(before)
  expect(await mark(2).then(outcome)).toBe(200)
  expect((await earnings()).healthPoints).toBe(15)
})
