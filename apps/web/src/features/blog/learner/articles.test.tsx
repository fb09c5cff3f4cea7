import {
  type BlogArticle,
  getBlogArticleDetails,
  getBlogArticles,
  markBlogArticleAsRead,
} from '@wohlauf/contract/blog/blog'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { cutIn, writeLarge } from '../../../testing/large-text.ts'
import { SAMPLE_BLOG_ELEMENTS } from '../../../testing/managed-elements.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf, sampleImage } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/blog'
const DETAILS = `${PATH}/artikel/${idOf(1)}`
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

const article = (number: number, more: Partial<BlogArticle> = {}): BlogArticle => ({
  blogArticleId: idOf(number),
  title: `Artikel ${number}`,
  image: sampleImage,
  readingMinutes: 4,
  publishedAt: '2026-03-04T09:00:00.000Z',
  isNew: false,
  isUnread: false,
  isPublished: true,
  createdAt: '2026-03-03T09:00:00.000Z',
  idsOfPromotedModules: [],
  contentElements: [],
  promotedModules: [],
  ...more,
})

test('shows which articles are new and which are unread', async ({ server }) => {
  server.on(getBlogArticles, [article(1, { isNew: true, isUnread: true }), article(2)])
  await openScreen({ server, path: PATH, user: sampleUser() })
  const cards = page.getByRole('main').getByRole('listitem')
  await expect.element(cards.first()).toMatchTextContent('Neu04.03.2026UngelesenArtikel 1Lesen · 4 Min.')
  await expect.element(cards.nth(1)).toMatchTextContent('04.03.2026Artikel 2Lesen · 4 Min.')
  await expect.element(cards.nth(1)).not.toMatchTextContent('Neu')
  await expectAccessible()
})

test.for(['usual', 'large'])('with %s text a long title is wrapped, not cut', async (size, { server }) => {
  if (size === 'large') writeLarge()
  const title =
    'Nahrungsmittelzusammensetzungsverordnungen: was Donaudampfschifffahrtskapitäne wissen sollten'
  server.on(getBlogArticles, [article(1, { title, isNew: true, isUnread: true })])
  await page.viewport(360, 740)
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(heading(title)).toBeVisible()
  expect(cutIn(document.documentElement)).toEqual([])
})

test('an article opens from the list, with an element of each type and its modules', async ({ server }) => {
  const promotedModules = [{ moduleId: idOf(7), number: 3, title: 'Genug trinken', image: sampleImage }]
  const contentElements = Object.values(SAMPLE_BLOG_ELEMENTS)
  server.on(getBlogArticles, [article(1)])
  server.on(getBlogArticleDetails, article(1, { contentElements, promotedModules }))
  const { address } = await openScreen({ server, path: PATH, user: sampleUser() })
  await page.getByRole('link', { name: 'Lesen: Artikel 1' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Artikel 1' })).toBeVisible()
  expect(address()).toBe(DETAILS)
  await expect.poll(() => document.title).toContain('Artikel 1')
  await expect.element(page.getByText('Ein Absatz.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Ein Tipp' })).toMatchTextContent('Trink ein Glas.')
  await expect.element(page.getByText('Die Hälfte ist Gemüse.')).toBeVisible()
  const strategies = page.getByRole('region', { name: 'In drei Schritten' })
  await expect.element(strategies).toMatchTextContent('Deine Strategie')
  await expect.element(strategies.getByRole('listitem').nth(1)).toMatchTextContent('Weitermachen')
  const side = page.getByRole('region', { name: 'Weiterführende Informationen' })
  await expect
    .element(side.getByRole('link', { name: 'Genug trinken' }))
    .toHaveAttribute('href', `/module/inhalt/${idOf(7)}`)
  expect(server.callsOf(markBlogArticleAsRead)).toEqual([])
  await expectAccessible()
})

test('an unread article is marked as read once, and the points are refetched', async ({ server }) => {
  server.on(getBlogArticleDetails, article(1, { isUnread: true }))
  server.on(markBlogArticleAsRead, () => {
    server.on(getBlogArticleDetails, article(1))
    return {}
  })
  await openScreen({ server, path: DETAILS, user: sampleUser() })
  await expect.element(heading('Artikel 1')).toBeVisible()
  await expect.poll(() => server.callsOf(getUserProgress).length).toBeGreaterThan(1)
  await expect.poll(() => server.callsOf(getBlogArticleDetails).length).toBe(2)
  await expect
    .poll(() => server.callsOf(markBlogArticleAsRead).map(({ input }) => input))
    .toEqual([{ blogArticleId: idOf(1) }])
})

test('an admin’s visit leaves an unread article unread', async ({ server }) => {
  server.on(getBlogArticleDetails, article(1, { isUnread: true }))
  await openScreen({ server, path: DETAILS, user: sampleUser('ROLE_USER', { isImpersonated: true }) })
  await expect.element(heading('Artikel 1')).toBeVisible()
  expect(server.callsOf(markBlogArticleAsRead)).toEqual([])
})

test('an article is readable although it cannot be marked as read; the next opening tries again', async ({
  server,
}) => {
  server.on(getBlogArticles, [article(1, { isUnread: true })])
  server.on(getBlogArticleDetails, article(1, { isUnread: true }))
  server.refuse(markBlogArticleAsRead, 'internal-error')
  const { router } = await openScreen({ server, path: PATH, user: sampleUser() })
  const countMarks = () => server.callsOf(markBlogArticleAsRead).length
  for (const times of [1, 2]) {
    await page.getByRole('link', { name: 'Lesen: Artikel 1' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Artikel 1' })).toBeVisible()
    await expect.poll(countMarks).toBe(times)
    router.history.back()
  }
  await expect.element(heading('Blog')).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
})

test('says that there are no articles', async ({ server }) => {
  server.on(getBlogArticles, [])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(heading('Noch keine Blog Artikel verfügbar.')).toBeVisible()
  await expectAccessible()
})

test.for(['not-found', 'not-valid'] as const)(
  'an article that does not exist (%s) says so, and leads to the others',
  async (refusal, { server }) => {
    server.refuse(getBlogArticleDetails, refusal)
    server.on(getBlogArticles, [article(2)])
    await openScreen({ server, path: DETAILS, user: sampleUser() })
    await expect.element(heading('Diesen Artikel gibt es nicht mehr')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Alle Artikel' }).click()
    await expect.element(heading('Artikel 2')).toBeVisible()
  },
)

test('list and article are retried after a failure', async ({ server }) => {
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  server.refuse(getBlogArticles, 'internal-error')
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(retry).toBeVisible()
  server.on(getBlogArticles, [article(1)])
  await retry.click()
  server.refuse(getBlogArticleDetails, 'internal-error')
  await page.getByRole('link', { name: 'Lesen: Artikel 1' }).click()
  await expect.element(heading('Der Artikel ist gerade nicht erreichbar')).toBeVisible()
  server.on(getBlogArticleDetails, article(1))
  await retry.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Artikel 1' })).toBeVisible()
})
