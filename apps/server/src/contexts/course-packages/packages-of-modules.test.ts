import { randomUUID } from 'node:crypto'
import {
  createModuleOfPackageAsManager,
  getPackageOfModuleAsManager,
  inspectPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { publishModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModule, getModules } from '@wohlauf/contract/modules/modules'
import {
  enableModuleAsManager,
  getModuleAsManager,
  getModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, expect, test } from 'vitest'
import { oneOfEach, richText } from '../../testing/content/content-elements.ts'
import { filesIn } from '../../testing/database/traces.ts'
import { asFile, modulePackage, packageFile } from '../../testing/files/course-package.ts'
import { unzip } from '../../testing/files/unzip.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async (existing?: TestApp) => {
  const { app, as } = await createManager(testServer, existing)
  const importFile = (file: ReturnType<typeof asFile>, moduleId: string = randomUUID()) =>
    testServer.call(createModuleOfPackageAsManager, { moduleId }, { ...as, files: { package: file } })
  return {
    app,
    as,
    importFile,
    save: (moduleId: string) => testServer.call(getPackageOfModuleAsManager, { moduleId }, as),
    inspect: (file: ReturnType<typeof asFile>) =>
      testServer.call(inspectPackageAsManager, {}, { ...as, files: { package: file } }),
    list: async () => (await testServer.call(getModulesAsManager, {}, as)).body,
    files: () => filesIn(`${testServer.storageFolder}/${app.appId}`).length,
  }
}

const fullModule = async (app: TestApp) => {
  const habitId = await testServer.createHabit(app, { title: 'Trinken am Morgen' })
  const { documentId } = await testServer.createDocument(app)
  const elements = oneOfEach({ habitId, documentId }).map((element, at) => ({
    ...element,
    title: `Inhalt ${at + 1}`,
  }))
  return testServer.createModule(app, {
    title: 'Trinken',
    pages: [
      { title: 'Eins', elements, isExerciseIncluded: true },
      { title: 'Zwei', elements: [{ ...richText(), title: 'Später' }], isEnabled: false },
    ],
  })
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Ids are new, and pictures are encoded again. */
const withoutIds = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (name, inner) =>
      ['hash', 'aspectRatio', 'number', 'sizeBytes'].includes(name) ? null : inner,
    ).replace(ID, 'id'),
  )

const readBy = async (app: TestApp, moduleId: string) => {
  const learner = await createLearner(testServer, app)
  const [own] = (await testServer.call(getModules, {}, learner.as)).body
  return {
    own: withoutIds(own),
    module: withoutIds((await testServer.call(getModule, { moduleId }, learner.as)).body),
  }
}

test('a package saved in one app is a hidden working version in another, and reads the same once published', async () => {
  const one = await createDesk()
  const { moduleId } = await fullModule(one.app)
  const savedPackage = await one.save(moduleId)
  expect(savedPackage.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=Trinken.kurspaket',
  })

  const other = await createDesk(await testServer.createApp({ publishesOnSave: false }))
  const newId = randomUUID()
  const { status, body } = await other.importFile(asFile(savedPackage.bytes), newId)
  expect([status, body]).toEqual([200, { moduleId: newId }])
  expect((await other.list()).map(({ title, isEnabled }) => [title, isEnabled])).toEqual([['Trinken', false]])
  const learner = await createLearner(testServer, other.app)
  expect((await testServer.call(getModules, {}, learner.as)).body).toEqual([])

  for (const call of [
    () => testServer.call(publishModulesAsManager, { moduleIds: [newId] }, other.as),
    () => testServer.call(enableModuleAsManager, { moduleId: newId }, other.as),
  ])
    expect((await call()).status).toBe(200)
  expect(await readBy(other.app, newId)).toEqual(await readBy(one.app, moduleId))
})

test('a package names no id of the app, and the same module gives the same bytes', async () => {
  const { app, save } = await createDesk()
  const { moduleId } = await fullModule(app)
  const [once, again] = [await save(moduleId), await save(moduleId)]
  expect(again.bytes.equals(once.bytes)).toBe(true)
  const parts = await unzip(once.bytes)
  const text = parts.get('course-package.json')?.toString() ?? ''
  expect(text.match(ID)).toBeNull()
  expect([...parts.keys()].length).toBeGreaterThan(2)
})

test('a link into the app becomes its text, other links stay', async () => {
  const { app, save } = await createDesk()
  const link = (host: string) =>
    `<a href="https://${host}/module/inhalt/${randomUUID()}" rel="noopener noreferrer nofollow" target="_blank">dort</a>`
  const { moduleId } = await testServer.createModule(app, {
    pages: [
      { elements: [{ ...richText(`<p>${link(app.host)} ${link('else.example')}</p>`), title: 'Links' }] },
    ],
  })
  const text = (await unzip((await save(moduleId)).bytes)).get('course-package.json')?.toString() ?? ''
  expect(text).not.toContain(app.host)
  expect(text).toContain('<p>dort <a href=')
  expect(text).toContain('else.example')
})

test("another app's module cannot be saved", async () => {
  const [one, other] = [await createDesk(), await createDesk()]
  const { moduleId } = await fullModule(one.app)
  expect((await other.save(moduleId)).status).toBe(404)
})

test('a second press creates nothing more, and leaves no file behind', async () => {
  const { as, importFile, list, files } = await createDesk()
  const [file, moduleId] = [await packageFile(modulePackage), randomUUID()]
  await importFile(file, moduleId)
  await testServer.runJobs()
  const before = files()
  const second = await importFile(file, moduleId)
  expect([second.status, second.body]).toEqual([200, { moduleId }])
  await testServer.runJobs()
  expect(files()).toBe(before)
  expect(await list()).toHaveLength(1)
  expect((await testServer.call(getHabitsAsManager, {}, as)).body).toHaveLength(1)
  expect((await testServer.call(getDocumentsAsManager, {}, as)).body).toHaveLength(1)
})

test('another package under the same id is a conflict', async () => {
  const { importFile } = await createDesk()
  const moduleId = randomUUID()
  await importFile(await packageFile(modulePackage), moduleId)
  const renamed = { ...modulePackage, item: { ...modulePackage.item, title: 'Schlafen' } }
  const { refusal } = await importFile(await packageFile(renamed), moduleId)
  expect(refusal?.identifier).toBe('conflict')
})

test('states what it will create, and changes nothing; existing items are reused', async () => {
  const { as, inspect, importFile, list, files } = await createDesk()
  const file = await packageFile(modulePackage)
  const first = await inspect(file)
  expect(first.body).toEqual({
    kind: 'MODULE',
    title: 'Trinken',
    pages: 1,
    contentElements: 6,
    pictures: 2,
    documents: 1,
    knownDocuments: 0,
    habits: 1,
    knownHabits: 0,
    leftOutElements: 0,
  })
  expect([await list(), files()]).toEqual([[], 0])
  await importFile(file)
  expect((await inspect(file)).body).toMatchObject({ knownDocuments: 1, knownHabits: 1 })
  await importFile(file)
  expect(await list()).toHaveLength(2)
  expect((await testServer.call(getHabitsAsManager, {}, as)).body).toHaveLength(1)
  expect((await testServer.call(getDocumentsAsManager, {}, as)).body).toHaveLength(1)
})

test('an app without documents gets the rest of the module', async () => {
  const features = FEATURES.filter((feature) => feature !== 'DOCUMENTS')
  const { as, inspect, importFile } = await createDesk(await testServer.createApp({ features }))
  const file = await packageFile(modulePackage)
  expect((await inspect(file)).body).toMatchObject({ documents: 0, contentElements: 5, leftOutElements: 1 })
  const { moduleId } = (await importFile(file)).body
  const { pages } = (await testServer.call(getModuleAsManager, { moduleId }, as)).body
  expect(pages.flatMap(({ contentElements }) => contentElements.map(({ type }) => type))).toEqual([
    'RICH_TEXT',
    'IMAGE',
    'QUIZ',
    'HABIT_PROPOSAL',
    'SELF_REFLECTION',
  ])
})
