import { getPicturesAsManager } from '@wohlauf/contract/overview/pictures'
import { afterAll, expect, test } from 'vitest'
import { picture } from '../../../testing/content/content-elements.ts'
import { createVersionDesk } from '../../../testing/content/version-desk.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('returns the pictures that contents show, each once and page by page, and none of another app', async () => {
  const { app, as } = await createManager(testServer)
  const { imageId } = await testServer.createModule(app)
  await testServer.adminPool.query(
    `INSERT INTO module (app_id, number, title, image_id, is_enabled, position)
     SELECT app_id, 7, 'Kopie', image_id, false, 99 FROM module WHERE app_id = $1`,
    [app.appId],
  )
  await testServer.createRecipe(app)
  await testServer.createModule(await testServer.createApp())
  const { body } = await testServer.call(getPicturesAsManager, {}, as)
  const ids = body.items.map((item) => item.imageId)
  expect(ids).toContain(imageId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(3)
  const first = await testServer.call(getPicturesAsManager, { limit: 1 }, as)
  const second = await testServer.call(getPicturesAsManager, { limit: 5, after: first.body.next ?? '' }, as)
  expect([...first.body.items, ...second.body.items].map((item) => item.imageId)).toEqual(ids)
})

test('returns a picture that only the published version shows', async () => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const desk = await createVersionDesk(testServer, [{ elements: [picture()] }], { app })
  const count = async () => (await testServer.call(getPicturesAsManager, {}, desk.manager)).body.items.length
  const before = await count()
  await desk.remove(desk.elementId(0))
  expect(await count()).toBe(before)
  await desk.publish()
  expect(await count()).toBe(before - 1)
})

test('leaves out pictures that no content shows', async () => {
  const { app, as } = await createManager(testServer)
  await testServer.createModule(app)
  await testServer.adminPool.query(
    `INSERT INTO image (app_id, thumbhash, aspect_ratio, widths) VALUES ($1, 'x', 1, '{200}')`,
    [app.appId],
  )
  const { body } = await testServer.call(getPicturesAsManager, {}, as)
  expect(body.items).toHaveLength(1)
})
