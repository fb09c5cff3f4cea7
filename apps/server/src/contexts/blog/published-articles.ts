import type { BlogArticleSummary } from '@wohlauf/contract/blog/blog-summary'
import { sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'
import { type ArticleHead, loadArticles, loadElements } from './article-rows.ts'
import { blogArticleReading } from './database/tables.ts'
import { isNew, isUnread } from './rules/newness.ts'

type Published = ArticleHead & { publishedAt: Date }

const isPublished = (article: ArticleHead): article is Published =>
  article.isEnabled && article.publishedAt !== null

/** Newest publication first; all learners of the app share them. */
export const publishedArticles = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('blog-articles', async () =>
    (await loadArticles(tx))
      .filter(isPublished)
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
  )

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
  return ({ id, title, image, publishedAt }) => ({
    blogArticleId: id,
    title,
    image,
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
