import { getModule, getModules, markModulePageAsSeen } from '@wohlauf/contract/modules'
import { disableModuleAsManager, enableModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createAuthoring } from '../../../testing/manager.ts'
import { NOWHERE, outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a module that is hidden while somebody reads it leaves their list, and comes back as they left it', async () => {
  const { as, manager, moduleId, mark, read, pageId, earned } = await createAuthoring(testServer, [
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
  expect((await earned()).healthPoints).toBe(15)
})

test('a module that is hidden already stays hidden', async () => {
  const { as, manager, moduleId } = await createAuthoring(testServer)
  for (let time = 0; time < 2; time += 1)
    expect(await testServer.call(disableModuleAsManager, { moduleId }, manager).then(outcome)).toBe(200)
  expect((await testServer.call(getModules, {}, as)).body).toEqual([])
})

test('a module of another app, or of none, is not found and stays as it is', async () => {
  const { manager } = await createAuthoring(testServer)
  const foreign = await createAuthoring(testServer)
  for (const moduleId of [foreign.moduleId, NOWHERE])
    expect(await testServer.call(disableModuleAsManager, { moduleId }, manager).then(outcome)).toEqual([
      404,
      'not-found',
    ])
  expect((await testServer.call(getModules, {}, foreign.as)).body).toHaveLength(1)
})
