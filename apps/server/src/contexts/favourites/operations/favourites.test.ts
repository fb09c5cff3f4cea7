import { randomUUID } from 'node:crypto'
import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import {
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  addFavourite,
  type FavouriteMark,
  getFavouriteMarks,
  getFavourites,
  removeFavourite,
} from '@wohlauf/contract/favourites/favourites'
import { deleteModuleAsManager, disableModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { MAX_FAVOURITES } from '@wohlauf/contract/values/limits/favourite-limits'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, createLearner, type Learner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createReader = async (existing?: Learner) => {
  const learner = existing ?? (await createLearner(testServer))
  const { app, as } = learner
  const favourites = async () => (await testServer.call(getFavourites, {}, as)).body
  return {
    ...learner,
    favourites,
    titles: async () => (await favourites()).map(({ title }) => title),
    marks: async () => (await testServer.call(getFavouriteMarks, {}, as)).body,
    add: (mark: FavouriteMark) => testServer.call(addFavourite, mark, as).then(outcome),
    remove: (mark: FavouriteMark) => testServer.call(removeFavourite, mark, as).then(outcome),
    manager: async () => (await createManager(testServer, app)).as,
    module: async (title = 'Gut ankommen'): Promise<FavouriteMark> => ({
      kind: 'MODULE',
      itemId: (await testServer.createModule(app, { title })).moduleId,
    }),
    document: async (): Promise<FavouriteMark> => ({
      kind: 'DOCUMENT',
      itemId: (await testServer.createDocument(app, { title: 'Einkaufsliste', fileName: 'liste.pdf' }))
        .documentId,
    }),
    report: async (): Promise<FavouriteMark> => ({
      kind: 'EXPERIENCE_REPORT',
      itemId: await testServer.createExperienceReport(app, { name: 'Petra' }),
    }),
    recipe: async (): Promise<FavouriteMark> => ({
      kind: 'RECIPE',
      itemId: await testServer.createRecipe(app, { name: 'Linsensuppe' }),
    }),
    article: async (): Promise<FavouriteMark> => ({
      kind: 'BLOG_ARTICLE',
      itemId: (await testServer.createBlogArticle(app, { title: 'Im Winter' })).blogArticleId,
    }),
  }
}

const setFeatures = (appId: string, features: string) =>
  testServer.adminPool.query('UPDATE app SET enabled_features = $2 WHERE app_id = $1', [appId, features])

test('items of every kind are listed newest first, with the fields that their cards show', async () => {
  const { add, favourites, marks, module, document, report, recipe, article } = await createReader()
  const [savedModule, paper, petra] = [await module(), await document(), await report()]
  const [soup, winter] = [await recipe(), await article()]
  const savedAt = testServer.clock.now().toISOString()
  // The clock goes backwards, so that the times and the ids are in opposite orders.
  for (const mark of [petra, paper, savedModule, winter, soup]) {
    expect(await add(mark)).toBe(200)
    testServer.clock.advance(-1000)
  }
  const image = expect.objectContaining({ url: expect.stringContaining('/api/files/images/') })
  expect(await favourites()).toEqual([
    { ...petra, title: 'Petra', image, fileName: null, savedAt },
    { ...paper, title: 'Einkaufsliste', image: null, fileName: 'liste.pdf', savedAt: expect.any(String) },
    { ...savedModule, title: 'Gut ankommen', image, fileName: null, savedAt: expect.any(String) },
    { ...winter, title: 'Im Winter', image, fileName: null, savedAt: expect.any(String) },
    { ...soup, title: 'Linsensuppe', image, fileName: null, savedAt: expect.any(String) },
  ])
  expect(await marks()).toEqual([petra, paper, savedModule, winter, soup])
})

test('adding and removing are idempotent, and a second addition changes no order', async () => {
  const { add, remove, titles, marks, module } = await createReader()
  const [first, second] = [await module('Eins'), await module('Zwei')]
  for (const mark of [first, second, first]) {
    testServer.clock.advance(1000)
    expect(await add(mark)).toBe(200)
  }
  expect(await titles()).toEqual(['Zwei', 'Eins'])
  expect([await remove(first), await remove(first)]).toEqual([200, 200])
  expect(await marks()).toEqual([second])
})

test('a double press saves one favourite', async () => {
  const { as, marks, module } = await createReader()
  const mark = await module()
  expect(await callConcurrently(4, () => testServer.call(addFavourite, mark, as))).toEqual({ 200: 4 })
  expect(await marks()).toEqual([mark])
  expect(await callConcurrently(4, () => testServer.call(removeFavourite, mark, as))).toEqual({ 200: 4 })
  expect(await marks()).toEqual([])
})

test('a hidden item is not listed, keeps its mark, and comes back', async () => {
  const { add, titles, marks, report, manager } = await createReader()
  const petra = await report()
  await add(petra)
  const as = await manager()
  const experienceReportId = petra.itemId
  await testServer.call(unpublishExperienceReportAsManager, { experienceReportId }, as)
  expect([await titles(), await marks()]).toEqual([[], [petra]])
  await testServer.call(publishExperienceReportAsManager, { experienceReportId }, as)
  expect(await titles()).toEqual(['Petra'])
})

test('a favourite can be removed while its item is hidden', async () => {
  const { add, remove, marks, module, manager } = await createReader()
  const mark = await module()
  await add(mark)
  await testServer.call(disableModuleAsManager, { moduleId: mark.itemId }, await manager())
  expect(await remove(mark)).toBe(200)
  expect(await marks()).toEqual([])
})

test('without its feature a kind is neither listed nor saved', async () => {
  const { app, add, titles, document, report } = await createReader()
  const [paper, petra] = [await document(), await report()]
  expect([await add(paper), await add(petra)]).toEqual([200, 200])
  await setFeatures(app.appId, '{EXPERIENCE_REPORTS}')
  expect(await titles()).toEqual(['Petra'])
  expect(await add(paper)).toEqual([404, 'not-found'])
  await setFeatures(app.appId, '{DOCUMENTS}')
  expect(await titles()).toEqual(['Einkaufsliste'])
})

test('only items visible to the learner are saved', async () => {
  const { app, add, marks, module } = await createReader()
  const elsewhere = await createReader()
  const hiddenModule = await testServer.createModule(app, { isEnabled: false })
  const unpublishedReport = await testServer.createExperienceReport(app, { isEnabled: false })
  const existingModule = await module()
  const refusedMarks: FavouriteMark[] = [
    await elsewhere.module(),
    await elsewhere.document(),
    await elsewhere.report(),
    { kind: 'MODULE', itemId: hiddenModule.moduleId },
    { kind: 'EXPERIENCE_REPORT', itemId: unpublishedReport },
    { kind: 'MODULE', itemId: randomUUID() },
    { kind: 'DOCUMENT', itemId: existingModule.itemId },
  ]
  for (const mark of refusedMarks) expect(await add(mark)).toEqual([404, 'not-found'])
  expect(await marks()).toEqual([])
})

test('a deleted item takes its favourites with it', async () => {
  const { add, marks, module, document, manager } = await createReader()
  const [savedModule, paper] = [await module(), await document()]
  await add(savedModule)
  await add(paper)
  const as = await manager()
  await testServer.call(deleteModuleAsManager, { moduleId: savedModule.itemId }, as)
  expect(await marks()).toEqual([paper])
  await testServer.call(deleteDocumentAsManager, { documentId: paper.itemId }, as)
  expect(await marks()).toEqual([])
})

test('the limit of favourites holds for concurrent calls; one that is saved is not counted again', async () => {
  const { app, user, as, add, remove, marks, module } = await createReader()
  const [first, second] = [await module(), await module()]
  await testServer.adminPool.query(
    `WITH given AS (SELECT uuidv7() AS id FROM generate_series(1, $3)), saved AS (
       INSERT INTO module (app_id, id, number, title, image_id, is_enabled, position)
       SELECT m.app_id, given.id, 1, 'Modul', m.image_id, true, 1 FROM module m, given WHERE m.id = $4 RETURNING id)
     INSERT INTO favourite (app_id, user_id, module_id, saved_at) SELECT $1, $2, id, now() FROM saved`,
    [app.appId, user.id, MAX_FAVOURITES - 1, first.itemId],
  )
  const calls = await Promise.all(
    [first, second].map((mark) => testServer.call(addFavourite, mark, as).then(outcome)),
  )
  expect(calls).toEqual(expect.arrayContaining([200, [409, 'too-many-favourites']]))
  expect(await marks()).toHaveLength(MAX_FAVOURITES)
  const [savedItem, other] = calls[0] === 200 ? [first, second] : [second, first]
  expect(await add(savedItem)).toBe(200)
  await remove(savedItem)
  expect(await add(other)).toBe(200)
})
