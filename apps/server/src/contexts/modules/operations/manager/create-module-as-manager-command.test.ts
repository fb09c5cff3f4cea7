import { getModules } from '@wohlauf/contract/modules/modules'
import { createModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { makePicture } from '../../../../testing/files/picture.ts'
import { createLearner } from '../../../../testing/people/learner.ts'
import { createManager } from '../../../../testing/people/manager.ts'
import type { TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const png = await makePicture(600, 400)

const createAsManager = async (existing?: TestApp) => {
  const manager = await createManager(testServer, existing)
  return {
    ...manager,
    create: (values: object, bytes: Buffer = png) =>
      testServer.call(
        createModuleAsManager,
        { number: 1, title: 'Trinken', isEnabled: true, ...values },
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
])('%j is refused with the form’s messages', async (values, fields) => {
  const { create, list } = await createAsManager()
  const { status, refusal } = await create(values)
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

test('modules created concurrently each get a position of their own', async () => {
  const { app, list } = await createAsManager()
  const managers = await Promise.all(Array.from({ length: 5 }, () => createAsManager(app)))
  await Promise.all(managers.map(({ create }, number) => create({ number })))
  expect(await list()).toHaveLength(5)
  const { rows } = await testServer.adminPool.query(
    'SELECT DISTINCT position FROM module WHERE app_id = $1 ORDER BY position',
    [app.appId],
  )
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
})
