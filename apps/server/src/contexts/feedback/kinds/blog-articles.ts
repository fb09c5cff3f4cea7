import { sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { blogArticle, publishedArticles } from '../../blog/index.ts'
import type { KindOfFeedback } from '../kind-of-feedback.ts'

export const blogArticles: KindOfFeedback<'BLOG_ARTICLE'> = {
  kind: 'BLOG_ARTICLE',
  feature: 'BLOG',
  column: 'blogArticleId',
  isVisible: async (context, itemId) => (await publishedArticles(context)).some(({ id }) => id === itemId),
  subjects: (tx, itemIds) =>
    tx
      .select({
        itemId: blogArticle.id,
        title: blogArticle.title,
        partOf: sql<null>`NULL`,
        authoringId: blogArticle.id,
      })
      .from(blogArticle)
      .where(anyOf(blogArticle.id, [...itemIds])),
}
