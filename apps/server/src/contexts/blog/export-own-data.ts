import { asc, eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { blogArticle, blogArticleReading } from './database/tables.ts'

export const exportOwnArticles: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx
    .select({ reading: blogArticleReading, title: blogArticle.title })
    .from(blogArticleReading)
    .innerJoin(blogArticle, eq(blogArticle.id, blogArticleReading.blogArticleId))
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
        shown: {
          columns: ['Blog Artikel', 'Gelesen'],
          rows: rows.map(({ reading, title }) => [title, germanInstant(reading.readAt)]),
        },
      },
    ],
  }
}
