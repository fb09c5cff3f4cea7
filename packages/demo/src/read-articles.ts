import { blogArticleReading } from '../../../apps/server/src/contexts/blog/database/tables.ts'
import { awardHealthPoints } from '../../../apps/server/src/contexts/user-progress/index.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import type { DemoWrittenArticle } from './write-articles.ts'

const DAY_MS = 86_400_000

/** Reads them two days after the registration: newer articles are unread. */
export const readArticles = async (
  tx: Tx,
  userId: string,
  articles: readonly DemoWrittenArticle[],
  { registeredAt, now }: { registeredAt: Date; now: Date },
): Promise<void> => {
  for (const { blogArticleId, title, publishedAt } of articles) {
    const isOld = now.getTime() - publishedAt.getTime() > 14 * DAY_MS
    if (publishedAt <= registeredAt || !isOld) continue
    const readAt = new Date(publishedAt.getTime() + 2 * DAY_MS)
    await tx.insert(blogArticleReading).values({ userId, blogArticleId, readAt })
    await awardHealthPoints(
      tx,
      { userId, reason: 'blog-article-read', subject: blogArticleId, title },
      readAt,
    )
  }
}
