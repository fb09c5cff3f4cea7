import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { sendWithCommit } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { healthPointAward } from '../../user-progress/index.ts'
import { publishedArticles, readingOf } from '../published-articles.ts'

export const markBlogArticleAsReadCommand = handle(markBlogArticleAsRead, async (context) => {
  const { input, tx, user, now, refuse } = context
  const articles = await publishedArticles(context)
  const article = articles.find(({ id }) => id === input.blogArticleId)
  if (!article) return refuse('not-found')
  sendWithCommit(tx, ...readingOf(tx, user.id, article.id, now))
  const award = {
    userId: user.id,
    reason: 'blog-article-read',
    subject: article.id,
    title: article.title,
  } as const
  sendWithCommit(tx, ...healthPointAward(tx, award, now))
  return {}
})
