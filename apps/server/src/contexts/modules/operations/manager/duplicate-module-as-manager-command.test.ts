import { getModules } from '@wohlauf/contract/modules/modules'
import {
  duplicateModuleAsManager,
  enableModuleAsManager,
  getModuleAsManager,
  getModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { oneOfEach } from '../../../../testing/content/content-elements.ts'
import { createAuthoring, createManager } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('places a hidden copy after the original, with all its pages and elements', async () => {
  const { app, as } = await createManager(testServer)
  const habitId = await testServer.createHabit(app)
  const { documentId } = await testServer.createDocument(app)
  const elements = oneOfEach({ habitId, documentId })
  const original = await testServer.createModule(app, {
    title: 'Trinken',
    pages: [
      { title: 'Eins', elements, isExerciseIncluded: true },
      { title: 'Zwei', isEnabled: false },
    ],
  })
  const next = await testServer.createModule(app, { title: 'Essen' })

  const { status, body } = await testServer.call(
    duplicateModuleAsManager,
    { moduleId: original.moduleId },
    as,
  )
  expect(status).toBe(200)
  const list = (await testServer.call(getModulesAsManager, {}, as)).body
  expect(list.map(({ moduleId, title, isEnabled }) => [moduleId, title, isEnabled])).toEqual([
    [original.moduleId, 'Trinken', true],
    [body.moduleId, 'Trinken (Kopie)', false],
    [next.moduleId, 'Essen', true],
  ])

  const load = async (moduleId: string) => (await testServer.call(getModuleAsManager, { moduleId }, as)).body
  const [of, copy] = [await load(original.moduleId), await load(body.moduleId)]
  const withoutIds = (pages: typeof of.pages) =>
    pages.map(({ modulePageId: _page, contentElements, ...page }) => ({
      ...page,
      contentElements: contentElements.map(({ contentElementId: _element, ...element }) => element),
    }))
  expect(withoutIds(copy.pages)).toEqual(withoutIds(of.pages))
  expect(copy).toMatchObject({ number: of.number, image: of.image, revision: 1 })
  const ids = [of, copy].flatMap(({ pages }) =>
    pages.flatMap(({ modulePageId, contentElements }) => [
      modulePageId,
      ...contentElements.map(({ contentElementId }) => contentElementId),
    ]),
  )
  const pages = 2
  expect(new Set(ids).size).toBe(2 * (pages + elements.length))
})

test('readers keep their progress in the original; the copy begins without any', async () => {
  const { as, manager, moduleId, mark, read } = await createAuthoring(testServer, [{}, {}])
  await mark(0)
  const before = await read()
  const { body } = await testServer.call(duplicateModuleAsManager, { moduleId }, manager)
  expect((await testServer.call(getModules, {}, as)).body).toHaveLength(1)
  await testServer.call(enableModuleAsManager, { moduleId: body.moduleId }, manager)
  expect(await read()).toEqual(before)
  expect((await testServer.call(getModules, {}, as)).body).toMatchObject([
    { moduleId, completionPercentage: 50 },
    { moduleId: body.moduleId, completionPercentage: 0, isMostRecentlyViewedModule: false },
  ])
})

test('the longest title keeps the maximum length, and an empty module can be copied', async () => {
  const { app, as } = await createManager(testServer)
  const { moduleId } = await testServer.createModule(app, { title: 'ü'.repeat(255), pages: [] })
  await testServer.call(duplicateModuleAsManager, { moduleId }, as)
  const { body } = await testServer.call(getModulesAsManager, {}, as)
  expect(body[1]?.title).toBe(`${'ü'.repeat(247)} (Kopie)`)
})
