import {
  duplicateModuleAsManager,
  updateModulePageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { getLastChangesAsManager } from '@wohlauf/contract/overview/overview'
import { afterAll, expect, test } from 'vitest'
import { createAuthoring, createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('states which manager last changed a module or a part of it, and when, without the name of a deleted account', async () => {
  const { app, manager, moduleId, pageId } = await createAuthoring(testServer)
  const second = await createManager(testServer, app)
  const last = async (more: { isWithoutParts?: boolean } = {}) =>
    (await testServer.call(getLastChangesAsManager, { itemIds: [moduleId], ...more }, manager)).body
  expect(await last()).toEqual([])
  await testServer.call(updateModuleTitleAsManager, { moduleId, number: 3, title: 'Trinken' }, manager)
  const first = testServer.clock.now().toISOString()
  expect(await last()).toMatchObject([{ id: moduleId, changedAt: first }])
  testServer.clock.advance(60_000)
  // Copying a module does not change it.
  await testServer.call(duplicateModuleAsManager, { moduleId }, second.as)
  expect(await last()).toMatchObject([{ changedAt: first }])
  const page = {
    modulePageId: pageId(0),
    modulePageTitle: 'Wasser',
    modulePageIsExerciseIncluded: false,
  }
  await testServer.call(updateModulePageAsManager, page, second.as)
  const changedAt = testServer.clock.now().toISOString()
  const changedBy = 'Rita Ross'
  await testServer.adminPool.query(
    `UPDATE app_user SET first_name = 'Rita', last_name = 'Ross' WHERE id = $1`,
    [second.user.id],
  )
  expect(await last()).toEqual([{ id: moduleId, changedAt, changedBy }])
  expect(await last({ isWithoutParts: true })).toMatchObject([{ id: moduleId, changedAt: first }])
  await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [second.user.id])
  expect(await last()).toEqual([{ id: moduleId, changedAt, changedBy: null }])
})

test('reports no changes by managers of another app', async () => {
  const { manager, moduleId } = await createAuthoring(testServer)
  await testServer.call(updateModuleTitleAsManager, { moduleId, number: 3, title: 'Trinken' }, manager)
  const other = await createManager(testServer)
  const { body } = await testServer.call(getLastChangesAsManager, { itemIds: [moduleId] }, other.as)
  expect(body).toEqual([])
})
