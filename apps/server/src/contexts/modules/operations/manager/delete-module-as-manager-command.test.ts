import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  getModule,
  markModuleAsCompleted,
  markQuizAsAnsweredCorrectly,
} from '@wohlauf/contract/modules/modules'
import {
  deleteModuleAsManager,
  duplicateModuleAsManager,
  getModuleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { picture, quiz } from '../../../../testing/content/content-elements.ts'
import { outcome } from '../../../../testing/content/reading.ts'
import { filesIn } from '../../../../testing/database/traces.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('readers in the middle of it get 404, and keep all their points', async () => {
  const { app, as, manager, moduleId, mark, earnings, elementId } = await createAuthoring(testServer, [
    { elements: [quiz()] },
    {},
  ])
  await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId: elementId(0) }, as)
  await mark(0)
  const before = await earnings()
  expect(before.healthPoints).toBe(15)

  const { status, body } = await testServer.call(deleteModuleAsManager, { moduleId }, manager)
  expect([status, body]).toEqual([200, {}])
  expect(await mark(1).then(outcome)).toEqual([404, 'not-found'])
  for (const operation of [getModule, markModuleAsCompleted])
    expect(await testServer.call(operation, { moduleId }, as).then(outcome)).toEqual([404, 'not-found'])
  expect(await earnings()).toEqual(before)
  expect((await testServer.call(getUserProgress, {}, as)).body.healthPoints).toBe(15)
  for (const table of ['module_page', 'content_element', 'module_progress', 'content_element_response']) {
    const { rowCount } = await testServer.adminPool.query(`SELECT FROM ${table} WHERE app_id = $1`, [
      app.appId,
    ])
    expect([table, rowCount]).toEqual([table, 0])
  }
})

test('deletes its pictures, except those shared with a copy', async () => {
  const { app, manager, moduleId, imageId } = await createAuthoring(testServer, [
    { elements: [picture(), picture()] },
  ])
  const other = await testServer.createModule(app)
  const folder = join(testServer.storageFolder, app.appId)
  const [own, others] = [filesIn(folder).length, filesIn(join(folder, 'images', other.imageId)).length]
  const copy = await testServer.call(duplicateModuleAsManager, { moduleId }, manager)

  await testServer.call(deleteModuleAsManager, { moduleId }, manager)
  await testServer.runJobs()
  expect(filesIn(folder)).toHaveLength(own)
  const { body } = await testServer.call(getModuleAsManager, { moduleId: copy.body.moduleId }, manager)
  expect(body.image.url).toContain(imageId)
  expect((await testServer.send({ method: 'GET', url: body.image.url, host: app.host })).status).toBe(200)

  await testServer.call(deleteModuleAsManager, { moduleId: copy.body.moduleId }, manager)
  await testServer.runJobs()
  expect(existsSync(join(folder, 'images', imageId))).toBe(false)
  expect(filesIn(folder)).toHaveLength(others)
})

test('a concurrent turn of a page either succeeds or returns 404', async () => {
  const { manager, moduleId, mark } = await createAuthoring(testServer, [{}, {}])
  const [readAnswer, deleteAnswer] = await Promise.all([
    mark(0),
    testServer.call(deleteModuleAsManager, { moduleId }, manager),
  ])
  expect(deleteAnswer.status).toBe(200)
  expect([200, 404]).toContain(readAnswer.status)
})
