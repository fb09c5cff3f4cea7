import { markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import {
  disableModulePageAsManager,
  enableModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createHiding = async () => {
  const authoring = await createAuthoring(testServer, [{}, {}, {}])
  const { manager, pageId } = authoring
  return {
    ...authoring,
    hide: (page: number) =>
      testServer.call(disableModulePageAsManager, { modulePageId: pageId(page) }, manager),
    show: (page: number) =>
      testServer.call(enableModulePageAsManager, { modulePageId: pageId(page) }, manager),
  }
}

test('a seen page is not counted while it is hidden, and counts again when it is shown', async () => {
  const { hide, show, mark, read, earnings } = await createHiding()
  await mark(0)
  await mark(1)
  expect(await hide(0).then(outcome)).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 50, lastSeenModulePageIndex: 1 })
  expect((await read()).pages).toHaveLength(2)
  expect(await show(0).then(outcome)).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 66, lastSeenModulePageIndex: 2 })
  expect((await earnings()).healthPoints).toBe(10)
})

test('an unread page is not required while it is hidden', async () => {
  const { as, hide, mark, read, moduleId } = await createHiding()
  await mark(0)
  await hide(1)
  expect(await mark(1).then(outcome)).toEqual([404, 'not-found'])
  expect(await mark(2).then(outcome)).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 99, lastSeenModulePageIndex: 2 })
  expect(await testServer.call(markModuleAsCompleted, { moduleId }, as).then(outcome)).toBe(200)
  expect(await read()).toMatchObject({ completionPercentage: 100, isCompleted: true })
})

test('when every page is hidden, the module cannot be completed and nothing fails', async () => {
  const { as, hide, mark, read, moduleId } = await createHiding()
  await mark(0)
  for (const page of [0, 1, 2]) await hide(page)
  expect(await read()).toMatchObject({ completionPercentage: 0, lastSeenModulePageIndex: 0, pages: [] })
  expect(await testServer.call(markModuleAsCompleted, { moduleId }, as).then(outcome)).toEqual([
    409,
    'module-not-finished',
  ])
})
