import { getBlogArticleDetails, getBlogArticles, markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { callConcurrently, createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createReader = async () => {
  const learner = await createLearner(testServer)
  const { app, as, user } = learner
  await testServer.adminPool.query(`UPDATE app_user SET created_at = '2026-01-01' WHERE id = $1`, [user.id])
  return {
    ...learner,
    mark: (blogArticleId: string) => testServer.call(markBlogArticleAsRead, { blogArticleId }, as),
    unread: async () =>
      (await testServer.call(getBlogArticles, {}, as)).body
        .filter(({ isUnread }) => isUnread)
        .map(({ title }) => title),
    earnings: () => earnedBy(testServer, user),
    write: async (title: string) => (await testServer.createBlogArticle(app, { title })).blogArticleId,
  }
}

test('an article is read from then on, and earns five points, which keep its title', async () => {
  const { as, mark, unread, write } = await createReader()
  const blogArticleId = await write('Trinken')
  await write('Schlafen')
  expect(await unread()).toEqual(expect.arrayContaining(['Trinken', 'Schlafen']))
  expect(await mark(blogArticleId).then(outcome)).toBe(200)
  expect(await unread()).toEqual(['Schlafen'])
  const details = await testServer.call(getBlogArticleDetails, { blogArticleId }, as)
  expect(details.body.isUnread).toBe(false)
  await testServer.adminPool.query(`UPDATE blog_article SET title = 'Anders' WHERE id = $1`, [blogArticleId])
  const { items } = (await testServer.call(getHealthPointEntries, {}, as)).body
  expect(items).toMatchObject([{ reason: 'blog-article-read', title: 'Trinken', points: 5 }])
})

test('reading again, or thirty times concurrently, earns nothing more', async () => {
  const { mark, earnings, write } = await createReader()
  const blogArticleId = await write('Trinken')
  expect(await callConcurrently(30, () => mark(blogArticleId))).toEqual({ 200: 30 })
  const once = await earnings()
  expect(once).toEqual({ healthPoints: 5, entries: ['blog-article-read: 5'] })
  testServer.clock.advance(60_000)
  expect(await mark(blogArticleId).then(outcome)).toBe(200)
  expect(await earnings()).toEqual(once)
})

test('a hidden or unknown article, or one of another app, is refused, and nothing is earned', async () => {
  const { app, mark, earnings } = await createReader()
  const elsewhere = await createReader()
  const hiddenArticle = await testServer.createBlogArticle(app, { isEnabled: false })
  for (const id of [hiddenArticle.blogArticleId, await elsewhere.write('Woanders'), NOWHERE])
    expect(await mark(id).then(outcome)).toEqual([404, 'not-found'])
  expect((await earnings()).healthPoints).toBe(0)
})
