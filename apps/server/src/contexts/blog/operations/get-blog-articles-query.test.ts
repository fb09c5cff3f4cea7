import { getBlogArticleDetails, getBlogArticles } from '@wohlauf/contract/blog/blog'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(testServer.clock.now().getTime() - days * DAY_MS)

/** A learner who registered so many days ago. */
const createReader = async (days: number, app?: Parameters<typeof createLearner>[1]) => {
  const learner = await createLearner(testServer, app)
  await testServer.adminPool.query('UPDATE app_user SET created_at = $1 WHERE id = $2', [
    daysAgo(days),
    learner.user.id,
  ])
  return { ...learner, list: async () => (await testServer.call(getBlogArticles, {}, learner.as)).body }
}

test('shows the published articles, the newest publication first', async () => {
  const { app, list } = await createReader(100)
  await testServer.createBlogArticle(app, { title: 'Älter', publishedAt: daysAgo(20) })
  await testServer.createBlogArticle(app, { title: 'Neu', publishedAt: daysAgo(2) })
  await testServer.createBlogArticle(app, { title: 'Alt', publishedAt: daysAgo(60) })
  await testServer.createBlogArticle(app, { title: 'Entwurf', isEnabled: false, publishedAt: null })
  await testServer.createBlogArticle(app, { title: 'Versteckt', isEnabled: false, publishedAt: daysAgo(1) })
  const articles = await list()
  expect(articles.map(({ title, isNew }) => [title, isNew])).toEqual([
    ['Neu', true],
    ['Älter', false],
    ['Alt', false],
  ])
  expect(Object.keys(articles[0] ?? {}).sort()).toEqual(
    ['blogArticleId', 'image', 'isNew', 'isUnread', 'publishedAt', 'readingMinutes', 'title'].sort(),
  )
})

test('an article ceases to be new although nothing is written meanwhile', async () => {
  const { app, list } = await createReader(100)
  const publishedAt = new Date(daysAgo(14).getTime() + 1000)
  await testServer.createBlogArticle(app, { publishedAt })
  expect(await list()).toMatchObject([{ isNew: true }])
  testServer.clock.advance(1000)
  expect(await list()).toMatchObject([{ isNew: false }])
})

test('an article published before a reader registered is not unread to them', async () => {
  const early = await createReader(30)
  const late = await createReader(3, early.app)
  await testServer.createBlogArticle(early.app, { publishedAt: daysAgo(10) })
  expect(await early.list()).toMatchObject([{ isUnread: true }])
  expect(await late.list()).toMatchObject([{ isUnread: false }])
})

test('shows the minutes that an article takes, in the list as on its page', async () => {
  const { app, as, list } = await createReader(100)
  const textHtml = `<p>${'Wort '.repeat(720)}</p>`
  const { blogArticleId } = await testServer.createBlogArticle(app, {
    elements: [
      { content: { type: 'RICH_TEXT', textHtml } },
      { content: { type: 'TIP_BOX', tipHtml: textHtml } },
    ],
  })
  await testServer.createBlogArticle(app, { title: 'Leer', elements: [] })
  const minutes = Object.fromEntries((await list()).map((each) => [each.blogArticleId, each.readingMinutes]))
  expect(Object.values(minutes).sort()).toEqual([1, 8])
  const { body } = await testServer.call(getBlogArticleDetails, { blogArticleId }, as)
  expect([body.readingMinutes, minutes[blogArticleId]]).toEqual([8, 8])
})
