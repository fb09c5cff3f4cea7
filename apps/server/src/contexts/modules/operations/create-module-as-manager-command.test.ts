import { randomUUID } from 'node:crypto'
import { getModules } from '@wohlauf/contract/modules'
import { createModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { atOnce, createLearner } from '../../../testing/learner.ts'
import { createManager } from '../../../testing/manager.ts'
import { makePicture } from '../../../testing/picture.ts'
import { outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const png = await makePicture(600, 400)

const createAsManager = async () => {
  const manager = await createManager(testServer)
  return {
    ...manager,
    create: (given: object, bytes: Buffer = png) =>
      testServer.call(
        createModuleAsManager,
        { number: 1, title: 'Trinken', isEnabled: true, ...given },
        { ...manager.as, files: { imageFile: { bytes, fileName: 'bild.png', type: 'image/png' } } },
      ),
    list: async () => (await testServer.call(getModulesAsManager, {}, manager.as)).body,
  }
}

test('a new module is placed after the others; learners see it when it is shown', async () => {
  const { app, create, list } = await createAsManager()
  const learner = await createLearner(testServer, app)
  const first = await create({ title: 'Trinken', number: 0 })
  const second = await create({ title: 'Essen', number: 2, isEnabled: false, alternativeText: 'Ein Apfel' })
  expect(await list()).toMatchObject([
    {
      moduleId: first.body.moduleId,
      number: 0,
      title: 'Trinken',
      isEnabled: true,
      image: { widths: [200, 400, 600], alternativeText: 'Trinken' },
    },
    { moduleId: second.body.moduleId, number: 2, isEnabled: false, image: { alternativeText: 'Ein Apfel' } },
  ])
  const { body } = await testServer.call(getModules, {}, learner.as)
  expect(body.map(({ moduleId }) => moduleId)).toEqual([first.body.moduleId])
})

test.each([
  [{ title: ' ' }, { title: 'Dieses Feld muss gefüllt sein' }],
  [{ title: 'x'.repeat(256) }, { title: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
  [{ number: -1 }, { number: 'Die Zahl muss mindestens 0 sein' }],
  [{ number: 1.5 }, { number: 'Die Zahl darf keine Nachkommastellen haben' }],
  [{ number: null }, { number: 'Dieses Feld muss gefüllt sein' }],
  [{ number: 'eins' }, { number: 'Der Wert muss eine gültige Zahl sein' }],
])('%j is refused with the form’s messages', async (given, fields) => {
  const { create, list } = await createAsManager()
  const { status, refusal } = await create(given)
  expect([status, refusal?.fields]).toEqual([400, fields])
  expect(await list()).toEqual([])
})

test('a title may have 255 characters, and look like a number', async () => {
  const { create, list } = await createAsManager()
  for (const title of ['x'.repeat(255), '2026']) expect(await create({ title }).then(outcome)).toBe(200)
  expect((await list()).map(({ title }) => title)).toEqual(['x'.repeat(255), '2026'])
})

test('is refused without a valid picture', async () => {
  const { create, list } = await createAsManager()
  expect(await create({}, Buffer.from('kein Bild')).then(outcome)).toEqual([415, 'wrong-file-format'])
  expect(await list()).toEqual([])
})

test('is idempotent, also for concurrent retries; different content under the id is a conflict', async () => {
  const { app, create, list } = await createAsManager()
  const moduleId = randomUUID()
  expect(await atOnce(4, () => create({ moduleId }))).toEqual({ 200: 4 })
  expect((await create({ moduleId })).body).toEqual({ moduleId })
  for (const other of [
    { title: 'Essen' },
    { number: 2 },
    { isEnabled: false },
    { alternativeText: 'Ein Glas' },
  ])
    expect(await create({ moduleId, ...other }).then(outcome)).toEqual([409, 'conflict'])
  const otherPicture = await makePicture(300, 500)
  expect(await create({ moduleId }, otherPicture).then(outcome)).toEqual([409, 'conflict'])
  expect(await list()).toMatchObject([{ moduleId, title: 'Trinken', number: 1, isEnabled: true }])
  await testServer.runJobs()
  const kept = await testServer.adminPool.query('SELECT 1 FROM image WHERE app_id = $1', [app.appId])
  expect(kept.rowCount).toBe(1)
})

test('an id used only in another app is free', async () => {
  const [mine, theirs] = [await createAsManager(), await createAsManager()]
  const { moduleId } = (await theirs.create({})).body
  expect(await mine.create({ moduleId, title: 'Meins' }).then(outcome)).toBe(200)
  expect(await theirs.list()).toMatchObject([{ title: 'Trinken' }])
})

test('modules created concurrently each get a position of their own', async () => {
  const { app, create, list } = await createAsManager()
  await Promise.all(Array.from({ length: 6 }, (_, number) => create({ number })))
  expect(await list()).toHaveLength(6)
  const { rows } = await testServer.adminPool.query(
    'SELECT DISTINCT position FROM module WHERE app_id = $1 ORDER BY position',
    [app.appId],
  )
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
})
