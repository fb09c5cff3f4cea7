import type { BlogArticleSummary } from '@wohlauf/contract/blog-summary'
import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/handler.ts'
import { type ArticleHead, loadArticles, loadElements } from './article-rows.ts'
import { isNew, isUnread } from './rules/newness.ts'
import { blogArticleReading } from './tables.ts'

type Published = ArticleHead & { publishedAt: Date }

const isPublished = (article: ArticleHead): article is Published =>
  article.isEnabled && article.publishedAt !== null

/** The published articles, which all learners of the app share: newest publication first. */
export const publishedArticles = ({ tx, app, content }: Pick<LearnerContext, 'tx' | 'app' | 'content'>) =>
  content.shared('blog-articles', async () =>
    (await loadArticles(tx, app.appId))
      .filter(isPublished)
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
  )

/** The elements of a published article, without the revisions that only managers need. */
export const publishedElements = (
  { tx, app, content }: Pick<LearnerContext, 'tx' | 'app' | 'content'>,
  blogArticleId: string,
) =>
  content.shared(`blog-elements of ${blogArticleId}`, async () =>
    (await loadElements(tx, app.appId, blogArticleId)).map(({ revision: _, ...shown }) => shown),
  )

// The ids as a text, which is parsed in a fraction of the time that an array takes.
const readArticlesQuery = (tx: Tx, name: string) =>
  tx
    .select({ ids: sql<string>`coalesce(string_agg(${blogArticleReading.blogArticleId}::text, ','), '')` })
    .from(blogArticleReading)
    .where(
      and(
        eq(blogArticleReading.appId, sql.placeholder('appId')),
        eq(blogArticleReading.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(name)

/** When a user registered, and which articles they have read. */
const readerOf = async ({ tx, app, user }: Pick<LearnerContext, 'tx' | 'app' | 'user'>) => {
  const [found] = await prepared(tx, 'articles-read-by-user', readArticlesQuery).execute({
    appId: app.appId,
    userId: user.id,
  })
  return { registeredAt: user.registeredAt, readIds: new Set(found?.ids.split(',')) }
}

/** Makes what a list shows of an article, for one reader at one time. */
export const summaryFor = async (
  context: Pick<LearnerContext, 'tx' | 'app' | 'user'>,
  now: Date,
): Promise<(article: Published) => BlogArticleSummary> => {
  const reader = await readerOf(context)
  return ({ id, title, image, publishedAt }) => ({
    blogArticleId: id,
    title,
    image,
    publishedAt: publishedAt.toISOString(),
    isNew: isNew(publishedAt, now),
    isUnread: isUnread({ id, publishedAt }, reader),
  })
}

/** The published articles as one reader sees them in a list. */
export const listArticles = async (context: LearnerContext, now: Date): Promise<BlogArticleSummary[]> => {
  const [articles, summarise] = await Promise.all([publishedArticles(context), summaryFor(context, now)])
  return articles.map(summarise)
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

/** The statement that notes the first reading of an article. */
export const readingOf = (tx: Tx, userId: string, blogArticleId: string, now: Date) =>
  [prepared(tx, 'note-reading-of-article', readingQuery), { userId, blogArticleId, now }] as const
