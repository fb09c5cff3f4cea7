import { publishChangesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { getUsesAsManager, MAX_NAMED_USES } from '@wohlauf/contract/overview/uses'
import { publishChangesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { afterAll, expect, test } from 'vitest'
import { documentElement, habitProposal, richText } from '../../../testing/content/content-elements.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { createVersionDesk } from '../../../testing/content/version-desk.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  const uses = async (itemId: string) => (await testServer.call(getUsesAsManager, { itemId }, as)).body
  return { app, as, uses }
}

test('states on which page a habit is proposed and a document offered, each page once', async () => {
  const { app, uses } = await createDesk()
  const habitId = await testServer.createHabit(app)
  const { documentId } = await testServer.createDocument(app)
  const { moduleId } = await testServer.createModule(app, {
    title: 'Gut trinken',
    pages: [{ elements: [habitProposal(habitId), habitProposal(habitId), documentElement(documentId)] }],
  })
  const use = {
    kind: 'MODULE_PAGE',
    placeId: moduleId,
    title: expect.any(String),
    partOf: 'Gut trinken',
    isOnlyPublished: false,
  }
  expect(await uses(habitId)).toEqual({ uses: [use], count: 1 })
  expect(await uses(documentId)).toEqual({ uses: [use], count: 1 })
})

test('states which texts link to an item, and which articles promote a module', async () => {
  const { app, uses } = await createDesk()
  const recipeId = await testServer.createRecipe(app, { name: 'Linsensuppe' })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Gut trinken',
    pages: [{ elements: [richText(`<p><a href="https://app.example/rezepte/${recipeId}">Suppe</a></p>`)] }],
  })
  const { blogArticleId } = await testServer.createBlogArticle(app, { title: 'Neues' })
  await testServer.adminPool.query(
    'UPDATE blog_article SET ids_of_promoted_modules = ARRAY[$2::uuid] WHERE id = $1',
    [blogArticleId, moduleId],
  )
  expect((await uses(recipeId)).uses).toMatchObject([{ kind: 'MODULE_PAGE', placeId: moduleId }])
  expect((await uses(moduleId)).uses).toEqual([
    { kind: 'BLOG_ARTICLE', placeId: blogArticleId, title: 'Neues', partOf: null, isOnlyPublished: false },
  ])
})

test('uses by the published version count until another one is published', async () => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const habitId = await testServer.createHabit(app)
  const desk = await createVersionDesk(testServer, [{ elements: [habitProposal(habitId)] }], { app })
  const uses = async () =>
    (await testServer.call(getUsesAsManager, { itemId: habitId }, desk.manager)).body.uses
  const use = { kind: 'MODULE_PAGE', placeId: desk.moduleId }
  expect(await uses()).toMatchObject([{ ...use, isOnlyPublished: false }])
  await desk.remove(desk.elementId(0))
  expect(await uses()).toMatchObject([{ ...use, isOnlyPublished: true }])
  await desk.publish()
  expect(await uses()).toEqual([])
})

test('a published article that promotes a module and a published recipe that links to it use it', async () => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const { as } = await createManager(testServer, app)
  const { moduleId } = await testServer.createModule(app)
  const { blogArticleId } = await testServer.createBlogArticle(app, { title: 'Neues', elements: [] })
  const recipeId = await testServer.createRecipe(app, { name: 'Linsensuppe' })
  const set = async (ids: string[], tip: string) => {
    await testServer.adminPool.query('UPDATE blog_article SET ids_of_promoted_modules = $2 WHERE id = $1', [
      blogArticleId,
      ids,
    ])
    await testServer.adminPool.query('UPDATE recipe SET tip_box = $2 WHERE id = $1', [recipeId, tip])
  }
  await set([moduleId], `<p><a href="https://app.example/module/inhalt/${moduleId}">Mehr</a></p>`)
  const publishedUses = [
    await testServer.call(publishChangesOfBlogArticlesAsManager, { blogArticleIds: [blogArticleId] }, as),
    await testServer.call(publishChangesOfRecipesAsManager, { recipeIds: [recipeId] }, as),
  ]
  expect(publishedUses.map(outcome)).toEqual([200, 200])
  await set([], '')
  const { body } = await testServer.call(getUsesAsManager, { itemId: moduleId }, as)
  const usual = { partOf: null, isOnlyPublished: true }
  expect(body.uses).toEqual([
    { ...usual, kind: 'RECIPE', placeId: recipeId, title: 'Linsensuppe' },
    { ...usual, kind: 'BLOG_ARTICLE', placeId: blogArticleId, title: 'Neues' },
  ])
})

test('names ten and counts all, and reveals nothing about another app', async () => {
  const { app, uses } = await createDesk()
  const habitId = await testServer.createHabit(app)
  await testServer.createModule(app, {
    pages: Array.from({ length: 12 }, () => ({ elements: [habitProposal(habitId)] })),
  })
  const { uses: namedUses, count } = await uses(habitId)
  expect([namedUses.length, count]).toEqual([MAX_NAMED_USES, 12])
  const other = await createDesk()
  expect(await other.uses(habitId)).toMatchObject({ identifier: 'not-found' })
})
