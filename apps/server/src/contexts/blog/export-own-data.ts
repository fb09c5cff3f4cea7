import { asc, eq, sql } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { isCurrentVersionOf, publishedVersion } from '../versions/index.ts'
import { blogArticle, blogArticleReading } from './database/tables.ts'

const titleAsRead = sql<string>`coalesce(${publishedVersion.snapshot} -> 'item' ->> 'title', ${blogArticle.title})`

export const exportOwnArticles: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx
    .select({ reading: blogArticleReading, title: titleAsRead })
    .from(blogArticleReading)
    .innerJoin(blogArticle, eq(blogArticle.id, blogArticleReading.blogArticleId))
    .leftJoin(publishedVersion, isCurrentVersionOf('blogArticleId', blogArticle.id))
    .where(eq(blogArticleReading.userId, userId))
    .orderBy(asc(blogArticleReading.readAt))
  return {
    sections: [
      {
        table: 'blog_article_reading',
        name: 'readBlogArticles',
        title: 'Gelesene Blog Artikel',
        purpose: 'Welche Artikel du gelesen hast, damit du die ungelesenen erkennst.',
        records: rows.map(({ reading, title }) => ({ ...without(reading, 'appId', 'userId'), title })),
        readableTable: {
          columns: ['Blog Artikel', 'Gelesen'],
          rows: rows.map(({ reading, title }) => [title, germanInstant(reading.readAt)]),
        },
      },
    ],
  }
}
