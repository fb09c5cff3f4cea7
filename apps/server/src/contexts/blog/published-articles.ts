import type { BlogArticleSummary } from '@wohlauf/contract/blog/blog-summary'
import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import { sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'
import { type ArticleHead, loadArticles, loadContents, loadElements } from './article-rows.ts'
import { blogArticleReading } from './database/tables.ts'
import { isNew, isUnread } from './rules/newness.ts'

type WithDate = ArticleHead & { publishedAt: Date }
type Published = WithDate & { readingMinutes: number }

const isPublished = (article: ArticleHead): article is WithDate =>
  article.isEnabled && article.publishedAt !== null

const loadPublished = async (tx: Tx): Promise<readonly Published[]> => {
  const [articles, contents] = await Promise.all([loadArticles(tx), loadContents(tx)])
  const contentsOf = Map.groupBy(contents, ({ blogArticleId }) => blogArticleId)
  return articles
    .filter(isPublished)
    .map((article) => ({
      ...article,
      readingMinutes: readingMinutes((contentsOf.get(article.id) ?? []).map(({ content }) => content)),
    }))
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}

/** Newest publication first; all learners of the app share them. */
export const publishedArticles = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('blog-articles', () => loadPublished(tx))

/** Leaves out the revisions, which only managers need. */
export const publishedElements = (
  { tx, content }: Pick<LearnerContext, 'tx' | 'content'>,
  blogArticleId: string,
) =>
  content.shared(`blog-elements of ${blogArticleId}`, async () =>
    (await loadElements(tx, blogArticleId)).map(({ revision: _, ...element }) => element),
  )

export const articlesRead = definePrefetch<string[]>('articles_read')

const readerOf = ({ user, prefetched }: Pick<LearnerContext, 'user' | 'prefetched'>) => ({
  registeredAt: user.registeredAt,
  readIds: new Set(prefetched(articlesRead)),
})

export const summaryFor = (
  context: Pick<LearnerContext, 'user' | 'prefetched'>,
  now: Date,
): ((article: Published) => BlogArticleSummary) => {
  const reader = readerOf(context)
  return ({ id, title, image, readingMinutes, publishedAt }) => ({
    blogArticleId: id,
    title,
    image,
    readingMinutes,
    publishedAt: publishedAt.toISOString(),
    isNew: isNew(publishedAt, now),
    isUnread: isUnread({ id, publishedAt }, reader),
  })
}

export const listArticles = async (context: LearnerContext, now: Date): Promise<BlogArticleSummary[]> => {
  const articles = await publishedArticles(context)
  return articles.map(summaryFor(context, now))
}

const readingQuery = (tx: Tx, name: string) =>
  tx
    .insert(blogArticleReading)
    .values({
      userId: sql.placeholder('userId'),
      blogArticleId: sql.placeholder('blogArticleId'),
      readAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .prepare(name)

export const readingOf = (tx: Tx, userId: string, blogArticleId: string, now: Date) =>
  [prepared(tx, 'note-reading-of-article', readingQuery), { userId, blogArticleId, now }] as const
