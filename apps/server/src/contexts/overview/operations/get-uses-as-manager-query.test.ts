import { getUsesAsManager, MOST_NAMED_USES } from '@wohlauf/contract/overview/uses'
import { afterAll, expect, test } from 'vitest'
import { documentElement, habitProposal, richText } from '../../../testing/content/content-elements.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  const uses = async (itemId: string) => (await testServer.call(getUsesAsManager, { itemId }, as)).body
  return { app, as, uses }
}

test('says on which page a habit is proposed and a document offered, each page once', async () => {
  const { app, uses } = await createDesk()
  const habitId = await testServer.createHabit(app)
  const { documentId } = await testServer.createDocument(app)
  const { moduleId } = await testServer.createModule(app, {
    title: 'Gut trinken',
    pages: [{ elements: [habitProposal(habitId), habitProposal(habitId), documentElement(documentId)] }],
  })
  const use = { kind: 'MODULE_PAGE', placeId: moduleId, title: expect.any(String), partOf: 'Gut trinken' }
  expect(await uses(habitId)).toEqual({ uses: [use], count: 1 })
  expect(await uses(documentId)).toEqual({ uses: [use], count: 1 })
})

test('says which texts link to an item, and which articles promote a module', async () => {
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
    { kind: 'BLOG_ARTICLE', placeId: blogArticleId, title: 'Neues', partOf: null },
  ])
})

test('names ten and counts all, and says nothing of another app', async () => {
  const { app, uses } = await createDesk()
  const habitId = await testServer.createHabit(app)
  await testServer.createModule(app, {
    pages: Array.from({ length: 12 }, () => ({ elements: [habitProposal(habitId)] })),
  })
  const { uses: named, count } = await uses(habitId)
  expect([named.length, count]).toEqual([MOST_NAMED_USES, 12])
  const other = await createDesk()
  expect(await other.uses(habitId)).toMatchObject({ identifier: 'not-found' })
})
